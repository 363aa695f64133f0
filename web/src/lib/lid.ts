/** What a plain lid says and which colour it has, for a game without a drawing of its own. */

/** Ground, its shadow, and the light on it: each pair carries gold letters. */
const COLOURS = [
  ['#7a2233', '#3d0f1c'],
  ['#1f5560', '#0d2b33'],
  ['#4a3a7c', '#221a40'],
  ['#3f5a2a', '#1d2c13'],
  ['#7c4a1c', '#3c210a'],
  ['#28497c', '#12233f'],
] as const;

/** The same game always has the same colour. */
export function coloursOf(game: string): readonly [string, string] {
  const sum = [...game].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7);
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}

export interface Lettering {
  lines: string[];
  size: number;
}

const WIDTH = 172; // inside the frame of a lid
const HEIGHT = 100; // between the lines under the wreath
export const LEADING = 1.16; // of the letters' size, from one line to the next
const CAPITAL = 0.74; // of the letters' size, a capital with the space after it
const MOST = 27;
const LINES = 4;
const WORTH = 1.1; // how much larger letters must become for one line more

/** A name in as few lines of capitals as fit, as large as they may be. */
export function letter(name: string): Lettering {
  const parts = name.trim().toLocaleUpperCase().split(/\s+/);
  let best: Lettering = { lines: [], size: 0 };
  for (let most = 1; most <= LINES; most++) {
    const lines = broken(parts, most);
    const size = Math.min(MOST, WIDTH / (CAPITAL * Math.max(...lines.map((line) => line.length), 1)), HEIGHT / (LEADING * lines.length));
    if (size > best.size * WORTH) best = { lines, size };
  }
  return best;
}

/** Words in at most so many lines, the longest as short as may be. */
function broken(parts: readonly string[], most: number): string[] {
  const longest = Math.max(...parts.map((part) => part.length));
  for (let width = longest; ; width++) {
    const lines: string[] = [];
    for (const part of parts) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + part.length <= width) lines[lines.length - 1] = `${last} ${part}`;
      else lines.push(part);
    }
    if (lines.length <= most) return lines;
  }
}
