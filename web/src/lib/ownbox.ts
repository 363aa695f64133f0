/** Corrections of a box, as pure functions: what is said of which value, what can be typed, what is left. */
import type { BoxThing, BoxValue, OwnBox, OwnValue } from './types';

export type Filter = 'left' | 'mine' | 'all';

/** Today, as a correction dates it. */
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;

/** Everything the owner has said, ready to be sent back. */
export function saidIn(box: OwnBox): OwnValue[] {
  return box.tables.flatMap((table) =>
    table.things.flatMap((thing) =>
      thing.values
        .filter((value) => value.mine)
        .map((value) => ({ table: table.name, id: thing.id, key: value.key, value: value.own, note: value.note, date: value.date })),
    ),
  );
}

const sameAs = (one: OwnValue) => (other: OwnValue): boolean => one.table === other.table && one.id === other.id && one.key === other.key;

/** The same with one value said anew. */
export const withValue = (values: OwnValue[], value: OwnValue): OwnValue[] => [...values.filter((one) => !sameAs(value)(one)), value];
/** The same without what is said of one value. */
export const without = (values: OwnValue[], value: OwnValue): OwnValue[] => values.filter((one) => !sameAs(value)(one));

export const isOpen = (value: BoxValue): boolean => value.source === 'reconstructed' && !value.mine;
export const differs = (value: BoxValue): boolean => value.mine && JSON.stringify(value.own) !== JSON.stringify(value.shipped);

export function kept(value: BoxValue, filter: Filter): boolean {
  return filter === 'all' || (filter === 'mine' ? value.mine : isOpen(value));
}

/** Whether a thing is looked for, by its name or what it does. */
export function matches(thing: BoxThing, words: string): boolean {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(`${thing.name} ${thing.id} ${thing.about}`).includes(plain(words.trim()));
}

/** A value as people read it. */
export function shown(value: unknown, yes: string, no: string): string {
  if (value === true) return yes;
  if (value === false) return no;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((one) => shown(one, yes, no)).join(value.some((one) => typeof one === 'object') ? ' · ' : ', ');
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => `${key} ${shown(part, yes, no)}`)
      .join(', ');
  return value === '' ? '–' : String(value);
}

/** How a value is typed in; what has no shape of its own is typed as it is written in the file. */
export type Shape = 'number' | 'numbers' | 'flag' | 'choice' | 'choices' | 'text' | 'written';

export function shapeOf(value: BoxValue): Shape {
  const kind = value.limit?.kind;
  const choices = value.limit?.choices;
  if (kind === 'integer') return 'number';
  if (kind === 'integers') return 'numbers';
  if (kind === 'flag') return 'flag';
  if (kind === 'text') return choices ? 'choice' : 'text';
  if (kind === 'texts' && choices) return 'choices';
  if (typeof value.shipped === 'string') return 'text';
  return 'written';
}

/** What was typed as numbers; null: it is not numbers. */
export function numbers(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^-?\d{1,9}$/.test(part)) ? parts.map(Number) : null;
}

/** What was typed as it is written in the file; undefined: it cannot be read. */
export function written(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value === null ? undefined : value;
  } catch {
    return undefined;
  }
}
