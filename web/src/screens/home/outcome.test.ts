import { beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/texts.svelte';
import type { TableInfo } from '../../lib/types';
import { day, duration, outcome } from './outcome';

beforeEach(() => (words.language = 'en'));

const score = (seat: number, total: number, rank: number, won: boolean, kind?: 'won' | 'lost' | 'ranked') => ({ seat, total, rank, won, items: {}, outcome: kind ?? (won ? ('won' as const) : ('lost' as const)) });
const seat = (number: number, name: string) => ({ seat: number, name }) as TableInfo['seats'][number];
const table = { mine: [0], players: 3, closed: null, seats: [seat(0, 'Ana'), seat(1, 'Livia')], created: '2026-05-01T10:00:00Z', updated: '2026-05-01T10:40:00Z' };

test('won, lost and which place', () => {
  expect(outcome({ ...table, result: [score(0, 30, 1, true)] })).toBe('Won, 30 points');
  expect(outcome({ ...table, result: [score(0, 1, 2, false)] })).toBe('Lost (2nd), 1 point');
  expect(outcome({ ...table, players: 1, result: [score(0, 9, 1, false)] })).toBe('Lost, 9 points');
});

test('a rank is neither; a closed table has no result; others are named', () => {
  expect(outcome({ ...table, players: 1, result: [score(0, 23, 1, true, 'ranked')] })).toBe('23 points');
  expect(outcome({ ...table, closed: 'Other rules.', result: null })).toBe('Closed before the end');
  expect(outcome({ ...table, mine: [], result: [score(0, 3, 2, false), score(1, 5, 1, true)] })).toContain('Livia');
});

test('when, and how long', () => {
  expect(day(table)).toContain('2026');
  const after = (updated: string) => duration({ ...table, updated });
  expect(after('2026-05-01T10:40:00Z')).toBe('40 min');
  expect(after('2026-05-01T10:00:05Z')).toBe('1 min');
  expect(after('2026-05-01T13:10:00Z')).toBe('3 h');
  expect(after('2026-05-06T10:00:00Z')).toBe('5 days');
});
