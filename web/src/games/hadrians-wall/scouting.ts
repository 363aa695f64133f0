/**
 * Laying a scout pattern: which of the legal placements is under the pointer, and which way the
 * pattern is turned. Only the legal actions are known here; what fits is the server's business.
 */
import type { Legal } from '../../lib/types';

export type Cell = [row: number, column: number];

export interface Placement {
  action: Legal;
  cells: Cell[];
  /** The turned pattern, moved to the top left: "0,0 0,1 1,1 1,2". */
  shape: string;
}

const MAP = /^me\/map\/(\d+),(\d+)$/;

export function cellOf(thing: string): Cell | null {
  const found = MAP.exec(thing);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export function shapeOf(cells: readonly Cell[]): string {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map((cell) => cell.join(','))
    .join(' ');
}

function cellsOfShape(shape: string): Cell[] {
  return shape.split(' ').map((cell) => cell.split(',').map(Number) as Cell);
}

const turned = (shape: string): string => shapeOf(cellsOfShape(shape).map(([row, column]) => [column, -row]));
const mirrored = (shape: string): string => shapeOf(cellsOfShape(shape).map(([row, column]) => [row, -column]));

/** The legal actions that lay a pattern on the map. */
export function placements(legal: readonly Legal[]): Placement[] {
  return legal.flatMap((action) => {
    const cells = action.touches.map(cellOf);
    if (cells.length < 2 || cells.some((cell) => cell === null)) return [];
    const found = cells as Cell[];
    return [{ action, cells: found, shape: shapeOf(found) }];
  });
}

/** A quarter turn clockwise, on to the next turning that still fits somewhere. */
export function rotate(shape: string, all: readonly Placement[]): string {
  let next = shape;
  for (let turns = 0; turns < 4; turns++) {
    next = turned(next);
    if (all.some((one) => one.shape === next)) return next;
  }
  return shape;
}

/** The mirror image; if it fits nowhere, turned until it does. */
export function flip(shape: string, all: readonly Placement[]): string {
  const next = mirrored(shape);
  return all.some((one) => one.shape === next) ? next : rotate(next, all);
}

/** The placement of a shape that is nearest to a cell: over it if possible, its middle close by. */
export function nearestTo(cell: Cell, shape: string, all: readonly Placement[]): Placement | null {
  let best: Placement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one.shape !== shape) continue;
    const over = one.cells.some(([row, column]) => row === cell[0] && column === cell[1]);
    const row = one.cells.reduce((sum, at) => sum + at[0], 0) / one.cells.length;
    const column = one.cells.reduce((sum, at) => sum + at[1], 0) / one.cells.length;
    const distance = (over ? 0 : 100) + (row - cell[0]) ** 2 + (column - cell[1]) ** 2;
    if (distance < least) {
      least = distance;
      best = one;
    }
  }
  return best;
}
