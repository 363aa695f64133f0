import { describe, expect, it } from 'vitest';
import { Habits } from './habits.svelte';
import type { State } from './types';

const standing = { Follow: ['always', 'never', 'ask'] as ('always' | 'never' | 'ask')[] };
const state = (step: string, asked: number[], order: 'ask' | 'never' = 'ask'): State => ({ step, asked, legal: asked.includes(0) ? [{}] : [], orders: { Follow: order } }) as unknown as State;

describe('standing orders', () => {
  const ask = (habits: Habits, times: number, order: 'ask' | 'never' = 'ask'): void => {
    for (let n = 0; n < times; n++) {
      habits.see(state('Follow', [1]), 0, standing);
      habits.see(state('Follow', [0], order), 0, standing);
      habits.see(state('Follow', [0], order), 0, standing); // the same question, sent again
    }
  };

  it('are offered when the question comes the third time', () => {
    const habits = new Habits();
    ask(habits, 2);
    expect(habits.offered).toBeNull();
    ask(habits, 1);
    expect(habits.offered).toBe('Follow');
    habits.see(state('Lead', [0]), 0, standing);
    expect(habits.offered).toBeNull();
  });

  it('are not offered again once that is settled, or where one is given', () => {
    const habits = new Habits();
    ask(habits, 5, 'never');
    expect(habits.offered).toBeNull();
    ask(habits, 1);
    expect(habits.offered).toBe('Follow');
    habits.settle('Follow');
    ask(habits, 3);
    expect(habits.offered).toBeNull();
  });
});
