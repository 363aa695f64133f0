/** Hints in words and numbers: what is better by how much, and how long a hint holds. */
import type { Language } from './texts.svelte';
import type { Hint, Legal } from './types';

/** So many points are worth nothing but the end of the game. */
export const DECISIVE = 40;
/** So little is no difference. */
export const NEARLY = 0.05;

/** What is asked, for short: a hint holds as long as the same answers are possible. */
export function asked(legal: readonly Pick<Legal, 'id'>[]): string {
  return legal.map((action) => action.id).join(' ');
}

/** Points with one digit, as the language writes them; with a sign if they are a difference. */
export function points(value: number, language: Language, sign = false): string {
  const rounded = Math.abs(value) < NEARLY ? 0 : value;
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'auto',
  }).format(rounded);
  return text.replace('-', '−');
}

export type Worth = 'wins' | 'loses' | 'points';

/** Whether a move decides the game, or is worth some points. */
export function worth(value: number, now: number): Worth {
  if (Math.abs(value - now) <= DECISIVE) return 'points';
  return value > now ? 'wins' : 'loses';
}

/** The things that deserve a look: those of the best few ideas. */
export function worthALook(hint: Pick<Hint, 'ideas'>): string[] {
  const good = hint.ideas.slice(0, 3).filter((idea) => distance(idea.worse) !== 'far');
  return [...new Set(good.flatMap((idea) => idea.touches))];
}

export type Distance = 'same' | 'worse' | 'far';

export function distance(worse: number): Distance {
  if (worse < NEARLY) return 'same';
  return worse > DECISIVE ? 'far' : 'worse';
}

/** How clear the hint is: nothing comes near it, or it hardly matters. */
export function clarity(hint: Pick<Hint, 'ideas'>): 'clear' | 'close' | 'plain' {
  const next = hint.ideas[1];
  if (!next) return 'plain';
  if (next.worse < 0.3) return 'close';
  return next.worse > 2 ? 'clear' : 'plain';
}
