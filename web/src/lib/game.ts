/** What the label of a game's box says, as the screens use it. No game is known here by name. */
import type { GameInfo, Score, State } from './types';

/** How many may play: "2–5", or "2". */
export function playersOf(game: GameInfo): string {
  const least = Math.min(...game.players);
  const most = Math.max(...game.players);
  return least === most ? String(least) : `${least}–${most}`;
}

/** The bots that differ in strength, from the weakest on. */
export const levelsOf = (game: GameInfo | undefined): GameInfo['levels'] => game?.levels.filter((one) => !one.manner) ?? [];

/** The bots that play in a manner of their own. */
export const charactersOf = (game: GameInfo | undefined): GameInfo['levels'] => game?.levels.filter((one) => one.manner) ?? [];

/** The bot a newcomer meets: neither the weakest nor, where there is a choice, the strongest. */
export function usualLevel(game: GameInfo | undefined): string {
  const levels = levelsOf(game);
  return levels[Math.ceil((levels.length - 1) / 2)]?.id ?? '';
}

/** How many sit at a table begun with one click: oneself alone, else against two bots, else as few as may be. */
export function aloneWith(game: GameInfo): number {
  return [1, 3].find((count) => game.players.includes(count)) ?? Math.min(...game.players);
}

export interface Stat {
  name: string;
  icon: string;
  label: string;
  /** "3", or "3 / 5" where another number limits it. */
  value: string;
}

/** The numbers that stand beside a player's name. */
export function statsOf(game: GameInfo | undefined, state: Pick<State, 'numbers'> | null, seat: number): Stat[] {
  const known = state?.numbers[seat] ?? {};
  return (game?.numbers ?? [])
    .filter((number) => number.listed && number.name in known)
    .map(({ name, icon, label, of }) => ({
      name,
      icon,
      label,
      value: of !== null && of in known ? `${known[name]} / ${known[of]}` : String(known[name]),
    }));
}

/** A player's numbers in words, for the card that explains them. */
export const statsSay = (name: string, stats: readonly Stat[], more = ''): string =>
  [name, ...stats.map(({ label, value }) => `${value} ${label}`), more].filter(Boolean).join('\n');

/** The icon of a public number; what the game does not list is drawn by its own name. */
export function iconOf(game: GameInfo | undefined, name: string): string {
  return game?.numbers.find((number) => number.name === name)?.icon ?? name;
}

/** Whether a change of a number is for the worse ("cost") or for the better ("gain"). */
export function kindOf(game: GameInfo | undefined, name: string, grows: boolean): 'cost' | 'gain' {
  const burden = game?.numbers.some((number) => number.burden && number.name === name) ?? false;
  return grows === burden ? 'cost' : 'gain';
}

/** A number with the sign that is printed. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** Equal points, and yet one comes before the other: something else decided. */
export const tieDecides = (scores: readonly Pick<Score, 'total' | 'rank'>[]): boolean =>
  scores.some((one) => scores.some((other) => other.total === one.total && other.rank !== one.rank));
