/**
 * What a player is doing at a table: the state seen, the things chosen, what is left to choose,
 * the preview, and the commit. Boards only draw `Thing`s; everything else happens here.
 */
import { getContext, setContext } from 'svelte';
import * as narrow from './narrowing';
import type { ConfirmMode, PromptButtons, Ring } from './narrowing';
import { sayOf } from './saying';
import type { Legal, Outcome, Preview, State, WhyNot } from './types';

/** What the play model asks of the world; the table's connection answers, or a test. */
export interface Wire {
  /** True: it was played. */
  submit(action: Legal, number: number): Promise<boolean>;
  preview(action: Legal): Promise<Preview>;
  /** What some of the legal actions would cost and bring. */
  outcomes(actions: number[]): Promise<Outcome[]>;
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
  rule: string;
  x: number;
  y: number;
}

const TOGETHER = 24; // actions the table is asked about at once
const PATIENCE = 150; // milliseconds in which the table's answer is awaited before anything changes on the screen

export class Play {
  state = $state.raw<State | null>(null);
  chosen = $state.raw<string[]>([]);
  /** A group of actions the player narrowed to from the prompt. */
  group = $state<string | null>(null);
  /** An action picked in the list or from a button, waiting for its yes. */
  picked = $state.raw<Legal | null>(null);
  note = $state.raw<Note | null>(null);
  /** Sent and not yet answered. */
  sent = $state.raw<Legal | null>(null);
  /** Things of the last moves, outlined for a moment, and of the log line under the pointer. */
  recent = $state.raw<ReadonlySet<string>>(new Set());
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Things a hint speaks of. */
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** The actions a lesson asks for. */
  wanted = $state.raw<ReadonlySet<number>>(new Set());
  listOpen = $state(false);
  /** Of the group, only what is chosen on the board. */
  placing = $state(false);
  /** What the actions on the screen would cost and bring, as far as it is known. */
  outcomes = $state.raw<ReadonlyMap<number, Outcome>>(new Map());
  /** Somebody wanted to take back what cannot be taken back: what is possible is said there. */
  noUndo = $state(false);
  /** How many buttons the bar has room for; the bar finds out. */
  room = $state(narrow.MOST_BUTTONS);
  /** Where the last thing was touched, for the menu of verbs. */
  at = $state.raw({ x: 0, y: 0 });
  confirm = $state<ConfirmMode>('final');
  /** Replays and spectators look only. */
  frozen = $state(false);

  readonly #wire: Wire;
  readonly #previews = new Map<number, Promise<Preview>>();
  #resting: ReturnType<typeof setTimeout> | undefined;
  #answer = $state.raw<{ action: number; told: Preview } | null>(null);
  /** The buttons of a moment ago, kept while the table is asked: most answers change them anyway. */
  #held = $state.raw<PromptButtons | null>(null);
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** The action that was put to the player, whether it is played as soon as it proves harmless, and whether nobody could say. */
  #proposed: number | null = null;
  #plays = false;
  #unknown = $state(false);
  #playedAt = -Infinity;
  readonly #weighed = new Set<number>();
  #toWeigh: number[] = [];
  #weighing: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  readonly legal: readonly Legal[] = $derived.by(() => {
    if (this.frozen || !this.state) return [];
    const all = this.state.legal;
    return this.group === null ? all : all.filter((action) => action.group === this.group && (action.placed || !this.placing));
  });
  readonly candidates: Legal[] = $derived(narrow.candidates(this.legal, this.chosen));
  readonly rings: Map<string, Ring> = $derived(narrow.rings(this.legal, this.chosen));
  readonly touchable: Set<string> = $derived(narrow.touchable(this.legal));
  readonly menu: Legal[] = $derived(narrow.menu(this.legal, this.chosen));
  /** The action whose preview is shown. */
  readonly shown: Legal | null = $derived(this.picked ?? narrow.guess(this.legal, this.chosen));
  /** What the table says of it, once it has. */
  readonly told: Preview | null = $derived(this.#answer && this.#answer.action === this.shown?.id ? this.#answer.told : null);
  /** The table was asked what the action shown does, and has not answered: a yes to what is final does not count yet. */
  readonly asking: boolean = $derived(this.shown !== null && this.told === null && !this.#unknown);
  /** All the buttons there could be. */
  readonly offered: PromptButtons = $derived.by(() => {
    if (this.#held) return this.#held;
    const made = narrow.buttons(this.legal, this.chosen, this.group);
    return narrow.marking(this.wanted.size > 0 ? narrow.leading(made, this.candidates.filter(({ id }) => this.wanted.has(id))) : made, this.picked);
  });
  /** Those the bar has room for. A group that is open as a list is not offered once more below it. */
  readonly buttons: PromptButtons = $derived({ ...this.offered, rest: this.listOpen && this.group !== null ? [] : narrow.fitting(this.offered.rest, this.room) });
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
    this.#answer = null;
    this.#forgetOutcomes();
    this.noUndo = false;
    this.note = null;
    this.#held = null;
    const { picked } = this;
    const again = this.#plays ? this.#proposed : null;
    this.picked = this.sent || !picked ? null : ([...state.legal, ...state.asides].find((action) => action.id === picked.id) ?? null);
    if (this.group !== null && !state.legal.some((action) => action.group === this.group)) this.group = null;
    this.chosen = this.sent ? [] : this.picked ? [...this.picked.touches] : narrow.reapply(this.legal, this.chosen);
    if (this.shown) this.#show(this.shown.id === again);
  }

  /** Something was played a moment ago: whoever presses Enter twice did not mean something else as well. */
  get justPlayed(): boolean {
    return performance.now() - this.#playedAt < 400;
  }

  /** The table was asked about what is shown; for a moment the screen waits for its answer. */
  get waiting(): boolean {
    return this.#held !== null;
  }

  ring(id: string): Ring {
    return this.rings.get(id) ?? null;
  }

  /** A lesson asks for what a button stands for. */
  wants(button: narrow.PromptButton): boolean {
    const { action, group } = button;
    if (action) return this.wanted.has(action.id);
    const alone = new Set(this.offered.rest.map((one) => one.action?.id));
    return this.legal.some((one) => one.group === group && this.wanted.has(one.id) && !alone.has(one.id));
  }

  isTouchable(id: string): boolean {
    return this.touchable.has(id);
  }

  /** The accessible name of a touchable thing: its own name, then what touching it would do. */
  sayFor(id: string): string {
    const said = narrow.sentences(this.legal, this.chosen, id, sayOf);
    return said.length <= 3 ? said.join(' ; ') : `${said.slice(0, 2).join(' ; ')}…`;
  }

  /** A thing was clicked, tapped, or chosen by key. `echo`: by the second half of a double click. */
  touch(id: string, at?: { x: number; y: number }, echo = false): void {
    if (this.sent) return;
    this.note = null;
    this.listOpen = false;
    if (at) this.at = at;
    if (!this.touchable.has(id)) return;
    const shown = this.shown;
    const last = this.chosen[this.chosen.length - 1];
    if (shown && shown.touches.includes(id) && (id === last || !this.chosen.includes(id))) {
      // A second tap on the same thing, or on the rest of what is previewed, says yes.
      if (narrow.complete([shown], [...this.chosen, id]).length > 0 || id === last) {
        this.yes(echo);
        return;
      }
    }
    const before = this.offered;
    this.picked = null;
    this.chosen = narrow.touch(this.legal, this.chosen, id);
    const only = this.candidates.length === 1 ? this.candidates[0] : undefined;
    if (only) this.#propose(only, before);
    else this.#show(false, before);
  }

  /** A thing is picked up to be dragged: only it is chosen, and nothing is played yet. */
  pickUp(id: string): boolean {
    if (!this.touchable.has(id) || this.sent) return false;
    this.note = null;
    this.listOpen = false;
    this.reset();
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
  pick(action: Legal, echo = false): void {
    if (this.sent) return;
    if (this.shown?.id === action.id) this.yes(echo);
    else this.#propose(action, this.#choose(action));
  }

  /** What a panel of the board put together, and its own button said yes to: only what is final still asks. */
  send(action: Legal): void {
    if (this.sent) return;
    const before = this.#choose(action);
    if (this.confirm === 'never') void this.commit(action);
    else this.#show(true, before);
  }

  /** Choose an action with all its things; the buttons as they were. */
  #choose(action: Legal): PromptButtons {
    const before = this.offered;
    this.listOpen = false;
    this.note = null;
    this.picked = action;
    this.chosen = [...action.touches];
    return before;
  }

  /**
   * Play an action at once, or show it and wait for a yes, as the setting says. If only what is
   * final needs one, the table says whether it is; until it has, and if it cannot, the action waits.
   */
  #propose(action: Legal, before: PromptButtons): void {
    if (this.confirm === 'never') void this.commit(action);
    else this.#show(this.confirm === 'final', before);
  }

  /**
   * A yes to what is shown. As long as the table has not said what it does, it is a yes only to
   * what can be taken back; so is the second half of a double click, by which nobody means
   * anything final.
   */
  yes(echo = false): void {
    const action = this.shown;
    if (!action || this.sent) return;
    if (this.confirm === 'never' || (this.#unknown && this.#proposed === action.id)) void this.commit(action);
    else if (this.told) {
      if (!echo || !this.told.final.final) void this.commit(action);
    } else if (this.#proposed === action.id) this.#plays = true;
    else this.#propose(action, this.offered);
  }

  /** Narrow to a group: all of it opens as a list, or is to be chosen on the board. */
  narrowTo(group: string | null, placing = false): void {
    this.reset();
    this.group = group;
    this.placing = placing;
    this.listOpen = group !== null && !placing;
  }

  /** Play the action shown, or this one. */
  async commit(action: Legal | null = this.shown): Promise<void> {
    if (!action || !this.state || this.sent) return;
    this.listOpen = false;
    clearTimeout(this.#resting);
    clearTimeout(this.#patience);
    this.#held ??= this.offered;
    this.#plays = false;
    this.sent = action;
    this.chosen = [...action.touches];
    let played = false;
    try {
      played = await this.#wire.submit(action, this.state.number);
    } finally {
      this.sent = null;
      if (played) {
        this.#playedAt = performance.now();
        this.reset();
      } else this.#show(false);
    }
  }

  reset(): void {
    this.chosen = [];
    this.group = null;
    this.placing = false;
    this.picked = null;
    this.note = null;
    this.#letGo();
  }

  /** Nothing is proposed any more. */
  #letGo(): void {
    clearTimeout(this.#patience);
    this.#held = null;
    this.#proposed = null;
    this.#plays = false;
    this.#unknown = false;
  }

  /** Escape: close the note, the list, drop the last chosen thing. False: there was nothing. */
  escape(): boolean {
    if (this.noUndo) this.noUndo = false;
    else if (this.note) this.note = null;
    else if (this.listOpen) this.listOpen = false;
    else if (this.picked) {
      this.picked = null;
      this.chosen = [];
      this.#letGo();
    } else if (this.chosen.length > 0) {
      this.chosen = this.chosen.slice(0, -1);
      this.#show(false);
    } else if (this.group !== null) this.reset();
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
    const undo = this.state?.undo;
    this.noUndo = undo !== undefined && !(turn ? undo.turn : undo.step);
    if (!this.noUndo) await this.#wire.undo(turn);
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

  /** Ask what actions that are on the screen would cost and bring: once a state, some together. */
  weigh(actions: readonly Legal[]): void {
    for (const { id } of actions) {
      if (this.#weighed.has(id)) continue;
      this.#weighed.add(id);
      this.#toWeigh.push(id);
    }
    if (this.#toWeigh.length > 0) this.#weighing ??= setTimeout(() => void this.#weigh(), 60);
  }

  async #weigh(): Promise<void> {
    const some = this.#toWeigh.splice(0, TOGETHER);
    const number = this.state?.number;
    try {
      const found = this.sent ? [] : await this.#wire.outcomes(some);
      if (this.state?.number === number) this.outcomes = new Map([...this.outcomes, ...found.map((one) => [one.action, one] as const)]);
    } catch {
      // Without them the buttons say less, and work the same.
    }
    if (this.state?.number !== number) return;
    this.#weighing = this.#toWeigh.length > 0 ? setTimeout(() => void this.#weigh(), 0) : undefined;
  }

  #forgetOutcomes(): void {
    clearTimeout(this.#weighing);
    this.#weighing = undefined;
    this.#toWeigh = [];
    this.#weighed.clear();
    this.outcomes = new Map();
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

  /** Ask the table about what is chosen; `plays`: it is played if it can be taken back. */
  #show(plays: boolean, before: PromptButtons | null = null): void {
    this.#letGo();
    const action = this.shown;
    if (!action) return;
    this.#proposed = action.id;
    this.#plays = plays;
    // What was marked before is not what Enter would play now: then nothing is kept.
    if (before && !before.best && !this.told) {
      this.#held = before;
      this.#patience = setTimeout(() => (this.#held = null), PATIENCE);
    }
    const number = this.state?.number;
    const stands = (): boolean => this.#proposed === action.id && this.shown?.id === action.id && this.state?.number === number && !this.sent;
    this.#ask(action).then(
      (told) => {
        if (!stands()) return;
        this.#answer = { action: action.id, told };
        if (this.#plays && !told.final.final) void this.commit(action);
        else this.#held = null;
      },
      () => {
        if (!stands()) return;
        this.#unknown = true;
        this.#held = null;
      },
    );
  }
}

/** A preview of what brings nothing and can be taken back: for boards that only look. */
export const NOTHING_FORESEEN: Preview = {
  final: { final: false, sure: true, door: false, over: false, asked: [], say: '' },
  lines: [],
  things: [],
  cut: false,
  costs: [],
  gains: [],
};

const KEY = Symbol('play');

export function setPlay(play: Play): Play {
  return setContext(KEY, play);
}

export function getPlay(): Play {
  return getContext<Play>(KEY);
}
