import { describe, expect, it } from 'vitest';
import { aloud, chapters, merge, wantedLines } from './log';
import type { LogLine } from './types';

const line = (number: number, what = 'takes'): LogLine => ({ number, what, line: `${what} ${number}.`, details: [], seat: 0, door: false, scores: what === 'completes', things: [] });

describe('the filters', () => {
  const lines = [line(0, 'turn'), line(1), line(2, 'turn'), { ...line(3, 'completes'), seat: 1 }, line(4, 'turn')];
  const numbers = (only: 'all' | 'me' | 'scores'): number[] => wantedLines(lines, only, 0, ['turn']).map((one) => one.number);

  it('keep all, mine, or what changes points, under their titles', () => {
    expect(numbers('all')).toEqual([0, 1, 2, 3, 4]);
    expect(numbers('me')).toEqual([0, 1]);
    expect(numbers('scores')).toEqual([2, 3]);
  });
});

describe('the log', () => {
  it('adds what is new', () => {
    expect(merge([line(1)], { log: [line(3)], log_after: 2 })).toHaveLength(2);
  });

  it('is replaced by a whole one', () => {
    expect(merge([line(1), line(2)], { log: [line(1), line(2), line(3)], log_after: -1 })).toHaveLength(3);
  });

  it('forgets what was taken back', () => {
    expect(merge([line(1), line(2), line(3)], { log: [], log_after: 2 }).map((l) => l.number)).toEqual([1, 2]);
  });

  it('never holds a line twice', () => {
    expect(merge([line(1), line(2)], { log: [line(2)], log_after: 1 })).toHaveLength(2);
  });

  it('has the chapters the game names', () => {
    const made = chapters([line(0), line(1, 'turn'), line(1), line(2), line(3, 'turn')], ['turn']);
    expect(made.map((chapter) => chapter.lines.length)).toEqual([1, 2, 0]);
    expect(made[0]?.title).toBeNull();
    expect(chapters([line(0), line(1, 'turn')], [])).toHaveLength(1);
  });

  it('is read aloud, the newest only', () => {
    expect(aloud([line(1), line(2), line(3)], 2)).toBe('takes 2. takes 3.');
  });
});
