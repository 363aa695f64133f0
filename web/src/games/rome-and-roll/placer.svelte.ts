/** The shape in the player's hand: where its ghost lies, what it would bring, or why it cannot. */
import { getContext, setContext } from 'svelte';
import type { Play } from '../../lib/play.svelte';
import type { Preview } from '../../lib/types';
import { type Cell, type Placement, flip, following, ghostAt, nameOf, nextTurning, over, placements, rotate, same } from './placing';
import type { CityView, PlacingView } from './view';

const MOST_WANTED = 3; // places that can be told apart
const REST = 140; // milliseconds before the server is asked

export class Placer {
  placing = $state.raw<PlacingView | null>(null);
  city = $state.raw<CityView>({ rows: 0, columns: 0, cells: [], inside: [], goods: {}, hills: {} });
  turning = $state(0);
  cursor = $state.raw<Cell | null>(null);
  /** Chosen by key or button, whatever the pointer says. */
  pinned = $state.raw<Placement | null>(null);
  told = $state.raw<Preview | null>(null);
  why = $state('');

  readonly #play: Play;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly all: Placement[] = $derived.by(() => placements(this.placing, this.#play.legal));
  readonly laying: boolean = $derived(this.placing !== null && this.all.length > 0);
  /** Where a lesson wants it, if that is one of a few places. */
  readonly wanted: Placement[] = $derived.by(() => {
    const found = this.all.filter(({ id }) => this.#play.wanted.has(id));
    return found.length <= MOST_WANTED ? found : [];
  });
  readonly now: number = $derived(this.all.some((one) => one.turning === this.turning) ? this.turning : (this.all[0]?.turning ?? 0));
  readonly ghost: Placement | null = $derived.by(() => {
    if (!this.placing || !this.laying) return null;
    if (this.pinned && this.all.some((one) => one.id === this.pinned?.id)) return this.pinned;
    if (!this.cursor) return this.all.find((one) => one.turning === this.now) ?? null;
    return ghostAt(this.placing, this.now, this.cursor, this.all, this.city);
  });

  /** Another question, or another shape. */
  reset(placing: PlacingView | null, city: CityView): void {
    this.placing = placing;
    this.city = city;
    this.pinned = null;
    this.cursor = null;
    this.turning = 0;
  }

  point(cell: Cell): void {
    if (this.cursor && same(this.cursor, cell) && !this.pinned) return;
    this.pinned = null;
    this.cursor = cell;
  }

  /** The focus is on an anchor: a placement from there, in this turning if there is one. */
  focus(anchor: Cell): void {
    const from = this.all.filter((one) => same(one.anchor, anchor));
    const found = from.find((one) => one.turning === this.now) ?? from[0];
    if (found) this.pin(found);
  }

  pin(placement: Placement): void {
    this.turning = placement.turning;
    this.pinned = placement;
    this.cursor = placement.cells[0] ?? null;
  }

  rotate(): void {
    this.#turn(rotate);
  }
  flip(): void {
    this.#turn(flip);
  }
  next(step: 1 | -1 = 1): void {
    const found = following(this.ghost?.action ? this.ghost : null, this.all, step);
    if (found) this.pin(found);
  }
  nudge(down: number, right: number): void {
    const at = this.ghost?.anchor;
    if (!at || !this.placing) return;
    const anchor = { row: at.row + down, column: at.column + right };
    const legal = this.all.find((one) => one.turning === this.now && same(one.anchor, anchor));
    if (legal) return this.pin(legal);
    this.pinned = null;
    const from = this.cursor ?? at;
    this.cursor = {
      row: Math.max(0, Math.min(this.city.rows - 1, from.row + down)),
      column: Math.max(0, Math.min(this.city.columns - 1, from.column + right)),
    };
  }

  /** Draw it here, or say why not. */
  lay(x: number, y: number): void {
    const { ghost } = this;
    if (!ghost) return;
    if (ghost.action) this.#play.pick(ghost.action);
    else void this.#play.whyNot(`city/${nameOf(ghost.anchor)}`, x, y, ghost.id);
  }

  covers(cell: Cell): boolean {
    return this.ghost?.cells.some((one) => same(one, cell)) ?? false;
  }

  /** Ask what the ghost would bring, or why it cannot lie there. */
  look(): void {
    const { ghost } = this;
    clearTimeout(this.#timer);
    this.told = null;
    this.why = '';
    if (!ghost) return;
    this.#timer = setTimeout(() => {
      if (this.#play.sent || this.ghost?.id !== ghost.id) return;
      if (ghost.action)
        this.#play.preview(ghost.action).then(
          (told) => {
            if (this.ghost?.id === ghost.id) this.told = told;
          },
          () => undefined,
        );
      else
        this.#play.reason(`city/${nameOf(ghost.anchor)}`, ghost.id).then(
          (answer) => {
            if (this.ghost?.id === ghost.id) this.why = answer.sentence;
          },
          () => undefined,
        );
    }, REST);
  }

  #turn(turn: typeof rotate): void {
    if (!this.placing) return;
    const before = this.ghost;
    const turning = nextTurning(this.placing, this.all, this.now, turn);
    this.turning = turning;
    this.pinned = null;
    const at = this.cursor ?? before?.cells[0];
    if (!at) return;
    // Turn about the cell pointed at; by keys, jump to where the turned shape fits.
    this.cursor = at;
    if (before?.action && !over(at, turning, this.all)) {
      const nearest = this.all
        .filter((one) => one.turning === turning)
        .sort((a, b) => distance(a, at) - distance(b, at))[0];
      if (nearest) this.pin(nearest);
    }
  }
}

function distance(placement: Placement, cell: Cell): number {
  return (placement.anchor.row - cell.row) ** 2 + (placement.anchor.column - cell.column) ** 2;
}

const KEY = Symbol('placer');
export function setPlacer(placer: Placer): Placer {
  return setContext(KEY, placer);
}
export function getPlacer(): Placer {
  return getContext<Placer>(KEY);
}
