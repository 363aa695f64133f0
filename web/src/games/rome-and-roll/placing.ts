/**
 * Drawing a building: which legal placement lies under the pointer, and which way the shape is
 * turned. Only the legal actions and the turnings of the view are known here; what fits is the
 * server's business.
 */
import type { Legal } from '../../lib/types';
import type { PlacingView } from './view';

export interface Cell {
  row: number;
  column: number;
}
export interface Placement {
  /** The number of the action, legal or not. */
  id: number;
  action: Legal | null;
  turning: number;
  anchor: Cell;
  cells: Cell[];
}

/** "c12": row and column, from 0. */
export function cellOf(name: string): Cell {
  return { row: name.charCodeAt(0) - 97, column: Number(name.slice(1)) - 1 };
}
export function nameOf(cell: Cell): string {
  return `${String.fromCharCode(97 + cell.row)}${cell.column + 1}`;
}
export const same = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

function at(placing: PlacingView, turning: number, anchor: Cell, action: Legal | null): Placement {
  return {
    id: placing.first + turning * placing.frame + anchor.row * placing.width + anchor.column,
    action,
    turning,
    anchor,
    cells: (placing.turnings[turning] ?? []).map(([down, right]) => ({ row: anchor.row + down, column: anchor.column + right })),
  };
}

/** Every legal way to draw the shape. */
export function placements(placing: PlacingView | null, legal: readonly Legal[]): Placement[] {
  if (!placing) return [];
  return legal.flatMap((action) => {
    const code = action.id - placing.first;
    const turning = Math.floor(code / placing.frame);
    if (code < 0 || !placing.turnings[turning]?.length) return [];
    const place = code % placing.frame;
    return [at(placing, turning, { row: Math.floor(place / placing.width), column: place % placing.width }, action)];
  });
}

/** The cells a shape covers, moved to the corner: to find its turned self among the turnings. */
function key(cells: readonly [number, number][]): string {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => `${row - top},${column - left}`)
    .sort()
    .join(' ');
}

function turningLike(placing: PlacingView, cells: readonly [number, number][]): number {
  const wanted = key(cells);
  return placing.turnings.findIndex((one) => one.length > 0 && key(one) === wanted);
}

/** A quarter turn clockwise. */
export function rotate(placing: PlacingView, turning: number): number {
  const cells = placing.turnings[turning] ?? [];
  return cells.length ? turningLike(placing, cells.map(([row, column]) => [column, -row])) : turning;
}

/** The mirror image. */
export function flip(placing: PlacingView, turning: number): number {
  const cells = placing.turnings[turning] ?? [];
  return cells.length ? turningLike(placing, cells.map(([row, column]) => [row, -column])) : turning;
}

/** The next turning in a direction that fits somewhere; the same if no other does. */
export function nextTurning(placing: PlacingView, all: readonly Placement[], turning: number, turn: typeof rotate): number {
  let next = turn(placing, turning);
  for (let tries = 0; tries < 4; tries++) {
    if (all.some((one) => one.turning === next)) return next;
    next = rotate(placing, next);
  }
  return turning;
}

const middle = (cells: readonly Cell[]): Cell => ({
  row: cells.reduce((sum, cell) => sum + cell.row, 0) / cells.length,
  column: cells.reduce((sum, cell) => sum + cell.column, 0) / cells.length,
});
const distance = (a: Cell, b: Cell): number => (a.row - b.row) ** 2 + (a.column - b.column) ** 2;

/** The legal placement of a turning that covers a cell, its middle nearest to it; null: none does. */
export function over(cell: Cell, turning: number, all: readonly Placement[]): Placement | null {
  const found = all.filter((one) => one.turning === turning && one.cells.some((covered) => same(covered, cell)));
  return found.sort((a, b) => distance(middle(a.cells), cell) - distance(middle(b.cells), cell))[0] ?? null;
}

export interface Frame {
  rows: number;
  columns: number;
}

/** The shape with its middle on a cell, legal or not, moved inside the printed map. */
export function centred(placing: PlacingView, turning: number, cell: Cell, frame: Frame): Placement {
  const shape = placing.turnings[turning] ?? [];
  const centre = middle(shape.map(([row, column]) => ({ row, column })));
  const within = (at: number, offsets: number[], size: number): number =>
    Math.min(Math.max(at, -Math.min(...offsets)), size - 1 - Math.max(...offsets));
  const anchor = {
    row: within(cell.row - Math.round(centre.row), shape.map(([row]) => row), frame.rows), // prettier-ignore
    column: within(cell.column - Math.round(centre.column), shape.map(([, column]) => column), frame.columns), // prettier-ignore
  };
  return at(placing, turning, anchor, null);
}

/** The ghost at a cell: a legal placement over it, else the shape itself where it would lie. */
export function ghostAt(placing: PlacingView, turning: number, cell: Cell, all: readonly Placement[], frame: Frame): Placement {
  return over(cell, turning, all) ?? centred(placing, turning, cell, frame);
}

/** Does a placement lie inside the printed map? */
export function onMap(placement: Placement, rows: number, columns: number): boolean {
  return placement.cells.every(({ row, column }) => row >= 0 && row < rows && column >= 0 && column < columns);
}

/** The next legal placement after one, in the order of rows: Tab through all of them. */
export function following(placement: Placement | null, all: readonly Placement[], step: 1 | -1): Placement | null {
  if (all.length === 0) return null;
  const order = [...all].sort((a, b) => a.anchor.row - b.anchor.row || a.anchor.column - b.anchor.column || a.turning - b.turning);
  const now = placement ? order.findIndex((one) => one.id === placement.id) : -1;
  return order[(now + step + order.length) % order.length] ?? null;
}

/** The outline of some cells as an SVG path, in units of a cell. */
export function outline(cells: readonly Cell[], size: number): string {
  const has = new Set(cells.map((cell) => `${cell.row},${cell.column}`));
  const parts: string[] = [];
  for (const { row, column } of cells) {
    const [x, y] = [column * size, row * size];
    if (!has.has(`${row - 1},${column}`)) parts.push(`M${x} ${y}h${size}`);
    if (!has.has(`${row + 1},${column}`)) parts.push(`M${x} ${y + size}h${size}`);
    if (!has.has(`${row},${column - 1}`)) parts.push(`M${x} ${y}v${size}`);
    if (!has.has(`${row},${column + 1}`)) parts.push(`M${x + size} ${y}v${size}`);
  }
  return parts.join('');
}

export function area(cells: readonly Cell[], size: number): string {
  return cells.map(({ row, column }) => `M${column * size} ${row * size}h${size}v${size}h-${size}Z`).join('');
}

const LETTER = 0.41; // of a cell, the width of a letter of a hill’s name where it is largest, on a phone

/**
 * Where a hill's name is written, in cells: the middle of the longest row of its cells on which
 * nothing is printed, if no building lies under its letters; null: there is no room for it.
 */
export function nameSpot(hill: readonly Cell[], built: ReadonlySet<string>, printed: Readonly<Record<string, string>>, letters: number): Cell | null {
  let best: Cell | null = null;
  let longest = 0;
  for (const { row, column } of hill) {
    const plain = (at: number): boolean => !printed[nameOf({ row, column: at })] && !built.has(nameOf({ row, column: at })) && hill.some((one) => one.row === row && one.column === at);
    if (!plain(column) || plain(column - 1)) continue; // not where a run begins
    let end = column;
    while (plain(end)) end += 1;
    const middle = (column + end) / 2;
    const [first, last] = [Math.floor(middle - (letters * LETTER) / 2), Math.ceil(middle + (letters * LETTER) / 2)];
    const free = Array.from({ length: last - first }, (_, place) => nameOf({ row, column: first + place })).every((cell) => !built.has(cell));
    if (free && end - column > longest) {
      longest = end - column;
      best = { row: row + 0.5, column: middle };
    }
  }
  return best;
}
