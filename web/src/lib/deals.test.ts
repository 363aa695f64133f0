import { beforeEach, expect, test } from 'vitest';
import { compare, dayOf, merged, modeOf, resultOf, shareText, stateOf } from './deals';
import { words } from './texts.svelte';
import type { DealEntry, DealInfo, DealLandmark, MyDeal } from './types';

const mine: MyDeal = { table: 'abc', status: 'counts', why: null, outcome: 'won', points: 54, rank: 3, of: 12, better_than: 81 };
const deal: DealInfo = { game: 'wall', name: 'The Wall', day: '2026-03-04', ends: '2026-03-05T00:00:00.000+00:00', over: false, mode: { players: 1, level: null, options: {}, says: ['Difficulty: hard'] }, seed_sha256: 'aa', sealed: '', seed: null, played: 12, mine };
const level = (name: string, points: number, outcome: DealLandmark['outcome'] = 'won'): DealLandmark => ({ level: name, label: `${name} (soldier)`, outcome, points });
const entry = (name: string, rank: number, points: number | null): DealEntry => ({ rank, name, me: false, outcome: points === null ? null : 'won', points, finished: points !== null, table: null });

beforeEach(() => {
  words.language = 'en';
});

test('a day is a day of the calendar, wherever one lives', () => {
  expect(dayOf('2026-03-04', true)).toBe('March 4, 2026');
  words.language = 'fr';
  expect(dayOf('2026-03-04', true)).toBe('4 mars 2026');
  expect(dayOf('nonsense')).toBe('nonsense');
});

test('how it is played', () => {
  expect(modeOf(deal.mode, undefined)).toBe('Alone · Difficulty: hard');
  expect(modeOf({ players: 3, level: 'miles', options: {}, says: [] }, undefined)).toBe('Against 2 bots: miles');
});

test('what has become of it', () => {
  expect(stateOf(null)).toBe('To be played');
  expect(stateOf(mine)).toBe('3rd of 12');
  expect(stateOf({ ...mine, rank: null, of: null })).toBe('Won, 54 points');
  expect(stateOf({ ...mine, status: 'playing' })).toBe('Going on');
  expect(stateOf({ ...mine, status: 'void' })).toBe('Does not count');
  expect(stateOf({ ...mine, status: 'unfinished' })).toBe('Not finished: last');
  expect(resultOf({ outcome: 'ranked', points: 1 })).toBe('1 point');
  expect(resultOf({ outcome: null, points: null })).toBe('');
});

test('a win counts more than points', () => {
  expect(compare(level('a', 5), level('b', 90, 'lost'))).toBeLessThan(0);
  expect(compare(level('a', 5), level('b', 5))).toBe(0);
});

test('levels stand among people', () => {
  const lines = merged([entry('Ana', 1, 60), entry('Bea', 2, 50), entry('Caius', 3, null)], [level('miles', 50), level('tiro', 10), level('imperator', 70)]);
  expect(lines.map((line) => ('entry' in line ? line.entry.name : line.landmark.level))).toEqual(['imperator', 'Ana', 'Bea', 'miles', 'tiro', 'Caius']);
  expect(merged([], [level('tiro', 1)])).toHaveLength(1);
});

test('what is shared says how it went, and nothing of what was dealt', () => {
  const text = shareText(deal, [level('tiro', 20), level('miles', 54), level('legatus', 60)], 'https://ludi.test/#/deal');
  expect(text.split('\n')).toEqual(['Ludi Romani, the deal of March 4, 2026', 'The Wall: Won, 54 points, 3rd of 12, ahead of 81 % of the others', 'Ahead of: tiro', 'Behind: legatus', 'https://ludi.test/#/deal']);
  expect(shareText({ ...deal, mine: null }, [], '')).toBe('');
});
