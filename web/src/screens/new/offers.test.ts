import { expect, test } from 'vitest';
import { offered } from './offers';

const value = (name: string) => ({ value: name, label: name.toUpperCase() });
const game = {
  options: [
    { name: 'solo', label: 'Alone', default: 'emperor', values: ['emperor', 'cassius'].map(value) },
    { name: 'decks', label: 'Decks', default: 'few', values: ['few', 'some', 'many'].map(value) },
    { name: 'fort', label: 'Fort', default: '0', values: Array.from({ length: 9 }, (_, n) => value(String(n))) },
  ],
};

test('what goes is offered, the rest says why', () => {
  const { open, shut } = offered(game, { decks: 'some' }, { solo: { cassius: 'Alone only.' }, decks: { many: 'Too many.' } });
  expect(open.map((offer) => offer.name)).toEqual(['decks', 'fort']);
  expect(open[0]).toMatchObject({ value: 'some', why: 'Too many.', isLong: false });
  expect(open[0]?.values.map((one) => one.value)).toEqual(['few', 'some']);
  expect(open[1]).toMatchObject({ value: '0', why: '', isLong: true });
  expect(shut).toMatchObject([{ name: 'solo', value: 'emperor', why: 'Alone only.' }]);
});

test('what is chosen stays in sight even if the server refuses it', () => {
  const { open } = offered(game, { solo: 'cassius' }, { solo: { cassius: 'Alone only.' } });
  expect(open[0]?.values).toHaveLength(2);
});
