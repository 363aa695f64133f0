import { describe, expect, it } from 'vitest';
import { applied } from './changes';
import cases from './changes.cases.json';
import { Heard } from './live';
import type { State } from './types';

describe('changes', () => {
  for (const one of cases)
    it(`apply: ${one.what}`, () => {
      const before = structuredClone(one.before);
      expect(applied(before, one.set)).toEqual(one.after);
      expect(before).toEqual(one.before);
    });

  it('share what did not change', () => {
    const before = { view: { players: [{ hand: [1] }, { hand: [2] }], pool: [3] } };
    const after = applied(before, { '/view/players/0': { hand: [] } });
    expect(after.view.players[1]).toBe(before.view.players[1]);
    expect(after.view.pool).toBe(before.view.pool);
    expect(after.view.players).not.toBe(before.view.players);
  });

  it('refuse a place that is not there', () => {
    expect(() => applied({ view: {} }, { '/view/players/0': 1 })).toThrow();
    expect(() => applied({ view: {} }, { '': 1 })).toThrow();
  });
});

describe('a live connection', () => {
  const state = (number: number): State => ({ number, view: { deck: 5 }, log: [], log_after: -1 }) as unknown as State;
  const change = (after: number, seq: number, set: Record<string, unknown>) => ({ type: 'change' as const, after, seq, set, log: [], log_after: seq });

  it('follows changes, each with its own log', () => {
    const heard = new Heard();
    heard.hear({ type: 'state', seq: 3, state: state(7) });
    expect(heard.hear(change(3, 4, { '/number': 8 }))).toMatchObject({ number: 8, view: { deck: 5 }, log_after: 4 });
    expect(heard.hear(change(4, 4, {}))).toMatchObject({ number: 8 });
    expect(heard.hear(change(4, 5, { '/number': 9, '/view/deck': 4 }))).toMatchObject({ number: 9, view: { deck: 4 } });
  });

  it('notices what is missing, and goes on from a whole state', () => {
    const heard = new Heard();
    expect(heard.hear(change(0, 1, {}))).toBeNull();
    heard.hear({ type: 'state', seq: 3, state: state(7) });
    expect(heard.hear(change(4, 5, { '/number': 9 }))).toBeNull();
    expect(heard.hear(change(5, 6, { '/number': 10 }))).toBeNull();
    heard.hear({ type: 'state', seq: 6, state: state(10) });
    expect(heard.hear(change(6, 7, { '/view/nowhere/0': 1 }))).toBeNull();
    heard.hear({ type: 'state', seq: 7, state: state(11) });
    expect(heard.hear(change(7, 8, { '/number': 12 }))).toMatchObject({ number: 12 });
  });
});
