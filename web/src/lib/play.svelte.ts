/**
 * What a player is doing at a table: the state seen, the things chosen, what is left to choose,
 * the preview, and the commit. Boards only draw `Thing`s; everything else happens here.
 */
import { getContext, setContext } from 'svelte';
import * as narrow from './narrowing';
import type { ConfirmMode, PromptButtons, Ring } from './narrowing';
import type { Legal, Preview, State, WhyNot } from './types';

/** What the play model asks of the world; the table's connection answers, or a test. */
export interface Wire {
  /** True: it was played. */
  submit(action: Legal, number: number): Promise<boolean>;
  preview(action: Legal): Promise<Preview>;
  /** Of a thing, or of one action with it. */
  whyNot(thing: string, action?: number): Promise<WhyNot>;
  undo(turn: boolean): Promise<void>;
  redo(): Promise<void>;
  openRule(anchor: string): void;
}

/** A small grey note at the pointer: why a thing cannot be touched now. */
export interface Note {
  thing: string;
  sentence: string;
  rule: string | null;
  x: number;
  y: number;
}

export interface Shown {
  action: Legal;
  told: Preview | null;
}

export class Play {
  state = $state.raw<State | null>(null);
  chosen = $state.raw<string[]>([]);
  /** A group of actions the player narrowed to from the prompt. */
  group = $state<string | null>(null);
  /** An action picked in the list or from a button, waiting for its yes. */
  picked = $state.raw<Legal | null>(null);
  told = $state.raw<Preview | null>(null);
  note = $state.raw<Note | null>(null);
  /** Sent and not yet answered. */
  sent = $state.raw<Legal | null>(null);
  /** Things of the last moves, outlined for a moment, and of the log line under the pointer. */
  recent = $state.raw<ReadonlySet<string>>(new Set());
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Things a hint speaks of. */
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  listOpen = $state(false);
  /** How many buttons the bar has room for; the bar finds out. */
  room = $state(narrow.MOST_BUTTONS);
  /** Where the last thing was touched, for the menu of verbs. */
  at = $state.raw({ x: 0, y: 0 });
  confirm = $state<ConfirmMode>('door');
  /** Replays and spectators look only. */
  frozen = $state(false);

  readonly #wire: Wire;
  readonly #previews = new Map<number, Promise<Preview>>();
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  readonly legal: readonly Legal[] = $derived.by(() => {
    if (this.frozen || !this.state) return [];
    const all = this.state.legal;
    return this.group === null ? all : all.filter((action) => action.group === this.group);
  });
  readonly candidates: Legal[] = $derived(narrow.candidates(this.legal, this.chosen));
  readonly rings: Map<string, Ring> = $derived(narrow.rings(this.legal, this.chosen));
  readonly touchable: Set<string> = $derived(narrow.touchable(this.legal));
  readonly menu: Legal[] = $derived(narrow.menu(this.legal, this.chosen));
  /** The action whose preview is shown. */
  readonly shown: Legal | null = $derived(this.picked ?? narrow.guess(this.legal, this.chosen));
  /** All the buttons there could be. */
  readonly offered: PromptButtons = $derived.by(() => {
    const made = narrow.buttons(this.legal, this.chosen, this.group);
    return this.picked ? { ...made, best: this.picked } : made;
  });
  /** Those the bar has room for. */
  readonly buttons: PromptButtons = $derived({ ...this.offered, rest: narrow.fitting(this.offered.rest, this.room) });
  /** The numbered steps of the preview, by the thing where each ends. */
  readonly steps: ReadonlyMap<string, string> = $derived.by(() => {
    const made = new Map<string, string>();
    if (!this.shown || !this.told || this.told.lines.length < 2) return made;
    this.told.things.forEach((things, index) => {
      const thing = things[1] ?? things[0];
      if (thing) made.set(thing, made.has(thing) ? `${made.get(thing)}, ${index + 1}` : String(index + 1));
    });
    return made;
  });
  readonly myTurn: boolean = $derived(!this.frozen && (this.state?.legal.length ?? 0) > 0);

  /** A new state arrived: keep what is chosen as far as it still means something. */
  receive(state: State): void {
    const before = this.state;
    const moved = before === null || before.number !== state.number || before.seat !== state.seat;
    this.state = state;
    if (!moved) return;
    if (state.legal.length === 0) this.listOpen = false;
    this.#previews.clear();
    this.note = null;
    this.picked = null;
    this.told = null;
    if (this.group !== null && !state.legal.some((action) => action.group === this.group)) this.group = null;
    this.chosen = this.sent ? [] : narrow.reapply(this.legal, this.chosen);
    if (this.chosen.length > 0) this.#show();
  }

  ring(id: string): Ring {
    return this.rings.get(id) ?? null;
  }

  isTouchable(id: string): boolean {
    return this.touchable.has(id);
  }

  /** The accessible name of a touchable thing: its own name, then what touching it would do. */
  sayFor(id: string): string {
    const said = narrow.sentences(this.legal, this.chosen, id);
    return said.length <= 3 ? said.join(' ; ') : `${said.slice(0, 2).join(' ; ')}…`;
  }

  /** A thing was clicked, tapped, or chosen by key. */
  touch(id: string, at?: { x: number; y: number }): void {
    this.note = null;
    this.listOpen = false;
    if (at) this.at = at;
    if (!this.touchable.has(id)) return;
    const shown = this.shown;
    const last = this.chosen[this.chosen.length - 1];
    if (shown && shown.touches.includes(id) && (id === last || !this.chosen.includes(id))) {
      // A second tap on the same thing, or on the rest of what is previewed, says yes.
      if (narrow.complete([shown], [...this.chosen, id]).length > 0 || id === last) {
        void this.commit(shown);
        return;
      }
    }
    this.picked = null;
    this.chosen = narrow.touch(this.legal, this.chosen, id);
    const only = this.candidates.length === 1 ? this.candidates[0] : undefined;
    if (only && !narrow.mustConfirm(only, this.confirm)) void this.commit(only);
    else this.#show();
  }

  /** A thing is picked up to be dragged: only it is chosen, and nothing is played yet. */
  pickUp(id: string): boolean {
    if (!this.touchable.has(id) || this.sent) return false;
    this.note = null;
    this.listOpen = false;
    this.picked = null;
    this.chosen = [id];
    return true;
  }

  /** May what is dragged be dropped here? */
  takes(id: string): boolean {
    return this.chosen.length > 0 && !this.chosen.includes(id) && narrow.candidates(this.legal, [...this.chosen, id]).length > 0;
  }

  /** It was let go where it means nothing. */
  letGo(id: string): void {
    if (!this.sent && !this.picked && this.chosen.length === 1 && this.chosen[0] === id) this.chosen = [];
  }

  /** A button, a key or a line of the list: play it, or show it first if it needs a yes. */
  pick(action: Legal): void {
    this.listOpen = false;
    this.note = null;
    if (this.shown?.id === action.id || !narrow.mustConfirm(action, this.confirm)) {
      void this.commit(action);
      return;
    }
    this.picked = action;
    this.chosen = [...action.touches];
    this.#show();
  }

  narrowTo(group: string | null): void {
    this.group = group;
    this.picked = null;
    this.chosen = [];
    this.told = null;
  }

  /** Play the action shown, or this one. */
  async commit(action: Legal | null = this.shown): Promise<void> {
    if (!action || !this.state || this.sent) return;
    this.listOpen = false;
    clearTimeout(this.#resting);
    this.sent = action;
    this.chosen = [...action.touches];
    let played = false;
    try {
      played = await this.#wire.submit(action, this.state.number);
    } finally {
      this.sent = null;
      if (played) this.reset();
      else if (this.chosen.length > 0) this.#show();
    }
  }

  reset(): void {
    this.chosen = [];
    this.group = null;
    this.picked = null;
    this.told = null;
    this.note = null;
  }

  /** Escape: close the note, the list, drop the last chosen thing. False: there was nothing. */
  escape(): boolean {
    if (this.note) this.note = null;
    else if (this.listOpen) this.listOpen = false;
    else if (this.picked) {
      this.picked = null;
      this.chosen = [];
    } else if (this.chosen.length > 0) {
      this.chosen = this.chosen.slice(0, -1);
      this.#show();
    } else if (this.group !== null) this.group = null;
    else return false;
    return true;
  }

  async whyNot(id: string, x: number, y: number, action?: number): Promise<void> {
    this.note = null;
    const answer = await this.#wire.whyNot(id, action);
    if (answer.sentence) this.note = { thing: id, x, y, ...answer };
  }

  /** Why one action is not possible: for boards that say so before a touch. */
  reason(id: string, action: number): Promise<WhyNot> {
    return this.#wire.whyNot(id, action);
  }

  openRule(anchor: string): void {
    this.#wire.openRule(anchor);
  }

  async undo(turn: boolean): Promise<void> {
    this.reset();
    await this.#wire.undo(turn);
  }

  async redo(): Promise<void> {
    this.reset();
    await this.#wire.redo();
  }

  /** The pointer rests on a thing: ask for its previews before they are wanted. */
  prefetch(id: string): void {
    clearTimeout(this.#resting);
    if (!this.touchable.has(id)) return;
    const { state } = this;
    this.#resting = setTimeout(() => {
      if (this.sent || this.state !== state) return;
      const found = narrow.candidates(this.legal, [...this.chosen, id]);
      for (const action of found.length <= 12 ? found : []) void this.#ask(action).catch(() => undefined);
    }, 90);
  }

  /** What an action would bring, asked for once a state: for boards that show it before a touch. */
  preview(action: Legal): Promise<Preview> {
    return this.#ask(action);
  }

  /** Outline things for a moment: what just happened. */
  flash(things: Iterable<string>, milliseconds = 2400): void {
    const set = new Set(things);
    this.recent = set;
    if (set.size > 0)
      setTimeout(() => {
        if (this.recent === set) this.recent = new Set();
      }, milliseconds);
  }

  #ask(action: Legal): Promise<Preview> {
    let asked = this.#previews.get(action.id);
    if (!asked) {
      asked = this.#wire.preview(action);
      this.#previews.set(action.id, asked);
      asked.catch(() => this.#previews.delete(action.id));
    }
    return asked;
  }

  #show(): void {
    this.told = null;
    const action = this.shown;
    if (!action) return;
    this.#ask(action).then(
      (told) => {
        if (this.shown === action) this.told = told;
      },
      () => undefined,
    );
  }
}

const KEY = Symbol('play');

export function setPlay(play: Play): Play {
  return setContext(KEY, play);
}

export function getPlay(): Play {
  return getContext<Play>(KEY);
}
