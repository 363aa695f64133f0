/**
 * Seeing before choosing: what the thing under the pointer, or with the focus, would bring. The
 * server tells; here is only kept what was asked and what the answer was.
 */
import { getContext, setContext } from 'svelte';
import * as narrow from '../../lib/narrowing';
import type { Play } from '../../lib/play.svelte';
import type { Legal, Preview } from '../../lib/types';

const REST = 110; // milliseconds before a preview is asked for
export const MOST = 3; // previews shown at once; more ways are only named

export class Peek {
  id = $state<string | null>(null);
  /** The actions the thing stands for, given what is chosen already. */
  actions = $state.raw<Legal[]>([]);
  told = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  /** The table moved on under a preview, which was then asked for anew. */
  renewed = $state(false);

  readonly #play: Play;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  /** The one action whose numbers the board shows, if there is one. */
  readonly only: Preview | null = $derived.by(() => {
    const play = this.#play;
    if (play.shown) return play.told;
    const [first, second] = this.actions;
    return first && !second ? (this.told.get(first.id) ?? null) : null;
  });

  over(id: string | null): void {
    if (id === this.id) return;
    this.id = id;
    this.renewed = false;
    this.#look(REST);
  }

  /** One action itself: the placement of a pattern under the pointer. */
  at(action: Legal | null): void {
    if (action && this.actions.length === 1 && this.actions[0]?.id === action.id) return;
    this.id = null;
    this.renewed = false;
    this.#set(action ? [action] : [], REST);
  }

  /** A new state: what is looked at may mean something else now. */
  refresh(): void {
    const before = this.told.size > 0;
    if (this.id === null) this.#set([], 0);
    else this.#look(0);
    this.renewed = before && this.actions.length > 0;
  }

  #look(wait: number): void {
    const { id } = this;
    const play = this.#play;
    if (id === null || !play.isTouchable(id)) return this.#set([], 0);
    const more = play.chosen.includes(id) ? play.chosen : [...play.chosen, id];
    let found = narrow.candidates(play.legal, more);
    if (found.length === 0) found = narrow.candidates(play.legal, [id]);
    this.#set(found, wait);
  }

  #set(actions: Legal[], wait: number): void {
    clearTimeout(this.#timer);
    this.actions = actions;
    this.told = new Map();
    if (actions.length === 0 || actions.length > MOST) return;
    this.#timer = setTimeout(() => {
      if (this.#play.sent) return;
      for (const action of actions.filter((one) => this.#play.legal.includes(one)))
        this.#play.preview(action).then(
          (told) => {
            if (this.actions === actions) this.told = new Map(this.told).set(action.id, told);
          },
          () => undefined,
        );
    }, wait);
  }
}

const KEY = Symbol('peek');

export function setPeek(peek: Peek): Peek {
  return setContext(KEY, peek);
}

export function getPeek(): Peek {
  return getContext<Peek>(KEY);
}
