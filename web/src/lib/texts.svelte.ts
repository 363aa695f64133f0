/**
 * Words. `t` gives those of the interface, from src/texts; `name` those of the game on the
 * table, which the server sends. Both follow the language at once.
 */
import { en } from '../texts/en';
import { fr, type Key } from '../texts/fr';
import type { Texts } from './types';

export type Language = 'fr' | 'en';
export type Args = Record<string, string | number>;

const books: Record<Language, Record<Key, string>> = { fr, en };

class Words {
  language = $state<Language>('fr');
  game = $state.raw<Texts>({});
}
export const words = new Words();

/**
 * An interface text. `{name}` is replaced by an argument; `{n|one|other}` chooses by number,
 * as French does (0 and 1 are singular) or English (only 1 is).
 */
export function t(key: Key, args: Args = {}): string {
  return fill(books[words.language][key] ?? fr[key] ?? key, args, words.language);
}

export function fill(text: string, args: Args, language: Language): string {
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g, (whole, key: string, one?: string, other?: string) => {
    const value = args[key];
    if (value === undefined) return whole;
    const printed = typeof value === 'number' ? String(value).replace('-', '−') : value;
    if (one === undefined || other === undefined) return printed;
    const n = Math.abs(Number(value));
    const singular = language === 'fr' ? n < 2 : n === 1;
    return (singular ? one : other).replace(/#/g, printed);
  });
}

const ENGLISH: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const order = new Intl.PluralRules('en', { type: 'ordinal' });

/** A place in an order: "1ʳᵉ", "2ᵉ"; "1st", "2nd". */
export const ordinal = (n: number): string => (words.language === 'fr' ? `${n}${n === 1 ? 'ʳᵉ' : 'ᵉ'}` : `${n}${ENGLISH[order.select(n)]}`);

/** A text of the game on the table: `name('card-bath')`. Unknown keys come back readable. */
export function name(key: string): string {
  return words.game[key] ?? readable(key);
}

export function hasName(key: string): boolean {
  return key in words.game;
}

export function readable(key: string): string {
  const last = key.replace(/^(?:card|material|role|zone|score|group|option|level)-/, '').replace(/[-_]/g, ' ');
  return last.charAt(0).toUpperCase() + last.slice(1);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
