import { expect, it } from 'vitest';
import { parse, path } from './router.svelte';

it('reads the place after the #', () => {
  const place = parse('#/t/ab%2Fc/replay?number=3&invite=x');
  expect(place.parts).toEqual(['t', 'ab/c', 'replay']);
  expect(place.query.get('number')).toBe('3');
  expect(parse('').parts).toEqual([]);
});

it('writes what it reads', () => {
  expect(parse(path('t', 'ab/c', 7)).parts).toEqual(['t', 'ab/c', '7']);
});
