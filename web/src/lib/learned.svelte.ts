/**
 * What somebody has learned: the lessons they took, and the decisions they made without a hint. It is kept with the person; while
 * nobody is known here, or the server does not answer, in this browser, which hands it in as soon as it can.
 */
import { api } from './api';
import type { Learned as Item, Person } from './types';

type Kind = Item['kind'];

const KEPT = 'ludi.learned';
/** More often than this teaches nothing. */
const ENOUGH: Record<Kind, number> = { decision: 2, lesson: 1, puzzle: 1 };

const keyOf = (one: Omit<Item, 'times'>): string => `${one.game}/${one.kind}/${one.name}`;

export class Learned {
  #items = $state.raw<ReadonlyMap<string, Item>>(byKey(read()));
  /** Whose it is; null while nobody is known. */
  #person: Person | null = null;
  /** Counts what makes an answer that is still under way worthless: somebody else, or a new beginning. */
  #turn = 0;

  /** Whether there is no more to be learned of it. */
  has(game: string, kind: Kind, name: string): boolean {
    return (this.#items.get(keyOf({ game, kind, name }))?.times ?? 0) >= ENOUGH[kind];
  }

  /** Whether anything of the kind is remembered of a game. */
  knows(game: string, kind: Kind): boolean {
    return [...this.#items.values()].some((one) => one.game === game && one.kind === kind);
  }

  /** Once more. */
  add(game: string, kind: Kind, name: string): void {
    if (this.has(game, kind, name)) return;
    const times = (this.#items.get(keyOf({ game, kind, name }))?.times ?? 0) + 1;
    const one = { game, kind, name, times };
    this.#join([one]);
    keep([...byKey([...read(), one]).values()]);
    if (this.#person) void this.#handIn([one]);
  }

  /** Begin again with a game. */
  async forget(game: string, kind: Kind): Promise<void> {
    if (this.#person) await api.forgetLearned(game, kind);
    this.#turn += 1;
    const others = (one: Item): boolean => one.game !== game || one.kind !== kind;
    this.#items = byKey([...this.#items.values()].filter(others));
    keep(read().filter(others));
  }

  /** Somebody came or left. What was learned before one had a name of one's own is taken along. */
  of(person: Person | null): void {
    const before = this.#person;
    this.#person = person;
    if (person?.id === before?.id) return;
    this.#turn += 1;
    if (before && (person === null || before.handle !== null)) {
      this.#items = new Map();
      keep([]);
    }
    if (person) void this.#handIn([...this.#items.values()]);
  }

  /** Give it to the server, which answers with all there is. What it did not get stays in the browser. */
  async #handIn(items: Item[]): Promise<void> {
    const turn = this.#turn;
    try {
      const all = items.length > 0 ? await api.learn(items) : await api.learned();
      if (turn !== this.#turn) return;
      this.#join(all);
      keep(read().filter((one) => !items.some((given) => keyOf(given) === keyOf(one) && given.times >= one.times)));
    } catch {
      // It stays here, and is handed in the next time.
    }
  }

  #join(items: Item[]): void {
    this.#items = byKey([...this.#items.values(), ...items]);
  }
}

/** One of each, as often as any of them says. */
function byKey(items: Item[]): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  for (const one of items) {
    const key = keyOf(one);
    if ((found.get(key)?.times ?? 0) < one.times) found.set(key, one);
  }
  return found;
}

function read(): Item[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

function isItem(one: unknown): one is Item {
  const { game, kind, name, times } = (one ?? {}) as Partial<Item>;
  return typeof game === 'string' && typeof name === 'string' && (kind === 'lesson' || kind === 'decision') && typeof times === 'number';
}

function keep(items: Item[]): void {
  try {
    if (items.length > 0) localStorage.setItem(KEPT, JSON.stringify(items));
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing: it is only forgotten.
  }
}

export const learned = new Learned();
