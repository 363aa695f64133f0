import { expect, test } from 'vitest';
import { nextOf } from './puzzle.svelte';

const puzzles = ['a', 'b', 'c'].map((id) => ({ id, kind: 'move' as const, goal: null, difficulty: 1, players: 1, says: [] }));

test('the next puzzle is the first after this one that is not solved, and then the first of all', () => {
  expect(nextOf(puzzles, '', () => false)?.id).toBe('a');
  expect(nextOf(puzzles, 'a', () => false)?.id).toBe('b');
  expect(nextOf(puzzles, 'a', (id) => id === 'b')?.id).toBe('c');
  expect(nextOf(puzzles, 'c', (id) => id === 'c')?.id).toBe('a');
  expect(nextOf(puzzles, 'b', () => true)).toBeUndefined();
  expect(nextOf([], 'b', () => false)).toBeUndefined();
});
