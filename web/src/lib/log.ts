/** The log on the client: what came before, and what a new state adds or takes back. */
import type { LogLine, State } from './types';

/** The lines after a state came: those that still stand, then the new ones. */
export function merge(before: readonly LogLine[], state: Pick<State, 'log' | 'log_after' | 'number'>): LogLine[] {
  const first = state.log[0]?.number ?? Infinity;
  const after = state.log_after ?? Math.min(first - 1, state.number);
  return [...before.filter((line) => line.number <= after && line.number < first), ...state.log];
}

export interface Chapter {
  /** The line that opens it ("Tour 3 : Marie devient leader."), or null before the first. */
  title: LogLine | null;
  lines: LogLine[];
}

/** The lines by turn. */
export function chapters(lines: readonly LogLine[]): Chapter[] {
  const made: Chapter[] = [];
  for (const line of lines) {
    if (line.what === 'turn' || made.length === 0) made.push({ title: line.what === 'turn' ? line : null, lines: [] });
    if (line.what !== 'turn') made[made.length - 1]?.lines.push(line);
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

/** The lines of a filter: all, what concerns a seat, or what changes points. Turns head the rest. */
export function wantedLines(lines: readonly LogLine[], only: 'all' | 'me' | 'scores', seat: number | null): LogLine[] {
  if (only === 'all') return [...lines];
  const found = lines.filter((line) => line.what === 'turn' || (only === 'me' ? line.seat === seat : line.scores));
  return found.filter((line, place) => line.what !== 'turn' || (found[place + 1] !== undefined && found[place + 1]?.what !== 'turn'));
}
