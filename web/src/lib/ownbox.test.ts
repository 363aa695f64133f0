import { expect, test } from 'vitest';
import { differs, isOpen, matches, numbers, saidIn, shapeOf, shown, today, withValue, without, written } from './ownbox';
import type { BoxValue, OwnBox } from './types';

const value = (more: Partial<BoxValue>): BoxValue => ({ key: 'cost', label: 'Coût', shipped: [4, 9], own: null, mine: false, source: 'reconstructed', note: '', date: '', limit: null, ...more });
const said = { table: 'buildings', id: 'military', key: 'cost', value: [5, 9], note: '', date: '2026-11-18' };

test('what is said of a value replaces what was said before, and can be taken back', () => {
  const once = withValue([], said);
  const twice = withValue(once, { ...said, value: [6, 9] });
  expect(twice).toHaveLength(1);
  expect(twice[0]!.value).toEqual([6, 9]);
  expect(without(twice, said)).toEqual([]);
});

test('a box tells all that its owner said, confirmed or changed', () => {
  const mine = value({ mine: true, own: [5, 9], date: '2026-11-18' });
  const box = { tables: [{ name: 'buildings', things: [{ id: 'military', values: [value({}), mine] }] }] } as unknown as OwnBox;
  expect(saidIn(box)).toEqual([said]);
  expect(isOpen(value({}))).toBe(true);
  expect(isOpen(mine)).toBe(false);
  expect(differs(mine)).toBe(true);
  expect(differs(value({ mine: true, own: [4, 9] }))).toBe(false);
});

test('values are shown as people read them, and typed by their kind', () => {
  expect(shown([1, 2], 'oui', 'non')).toBe('1, 2');
  expect(shown(true, 'oui', 'non')).toBe('oui');
  expect(shown([{ do: 'gain', amount: 2 }], 'oui', 'non')).toBe('do gain, amount 2');
  expect(shown([], 'oui', 'non')).toBe('–');
  const limit = { least: 0, most: 9, choices: null };
  expect(shapeOf(value({ limit: { ...limit, kind: 'integer' } }))).toBe('number');
  expect(shapeOf(value({ limit: { ...limit, kind: 'text', choices: ['a'] } }))).toBe('choice');
  expect(shapeOf(value({ shipped: [{ a: 1 }], limit: { ...limit, kind: 'parts' } }))).toBe('written');
  expect(numbers('4, 9 14')).toEqual([4, 9, 14]);
  expect(numbers('4, x')).toBeNull();
  expect(written('[1,')).toBeUndefined();
  expect(today(new Date(2026, 0, 5))).toBe('2026-01-05');
});

test('things are found without accents', () => {
  expect(matches({ id: 'forum', name: 'Forum', about: 'Donne une pierre', values: [] }, 'pierre')).toBe(true);
  expect(matches({ id: 'x', name: 'Théâtre', about: '', values: [] }, 'theatre')).toBe(true);
});
