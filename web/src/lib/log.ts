/** The log on the client: what came before, and what a new state adds or takes back. */
import type { LogLine, State } from './types';

/** The lines after a state came: those that still stand, then the new ones. */
export function merge(before: readonly LogLine[], state: Pick<State, 'log' | 'log_after'>): LogLine[] {
  return [...before.filter((line) => line.number <= state.log_after), ...state.log];
}

export interface Chapter {
  /** The line that opens it ("Tour 3 : Marie devient leader."), or null before the first. */
  title: LogLine | null;
  lines: LogLine[];
}

/** The lines by chapter; the game says what opens one: a turn, a round, a year. */
export function chapters(lines: readonly LogLine[], openings: readonly string[]): Chapter[] {
  const made: Chapter[] = [];
  for (const line of lines) {
    const opens = openings.includes(line.what);
    if (opens || made.length === 0) made.push({ title: opens ? line : null, lines: [] });
    if (!opens) made[made.length - 1]?.lines.push(line);
  }
  return made;
}

/** What to read aloud: at most `most` of the newest sentences. */
export function aloud(lines: readonly LogLine[], most = 4): string {
  return lines
    .slice(-most)
    .map((line) => line.line)
    .join(' ');
}

/** The lines of a filter: all, what concerns a seat, or what changes points, under their titles. */
export function wantedLines(lines: readonly LogLine[], only: 'all' | 'me' | 'scores', seat: number | null, openings: readonly string[]): LogLine[] {
  if (only === 'all') return [...lines];
  return chapters(lines, openings).flatMap((chapter) => {
    const found = chapter.lines.filter((line) => (only === 'me' ? line.seat === seat : line.scores));
    return chapter.title && found.length > 0 ? [chapter.title, ...found] : found;
  });
}
