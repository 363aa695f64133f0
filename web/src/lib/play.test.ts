import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Play, type Wire } from './play.svelte';
import type { Legal, State } from './types';

const act = (id: number, touches: string[], more: Partial<Legal> = {}): Legal => ({
  id,
  say: `action ${id}`,
  touches,
  group: 'build',
  rule: 'architect',
  door: false,
  ends: false,
  ...more,
});
const stone = act(1, ['stock/stone', 'building/villa']);
const stoneToo = act(2, ['stock/stone', 'building/garden']);
const draw = act(3, ['deck'], { group: 'think', door: true });
const stop = act(4, [], { group: 'stop' });

function state(number: number, legal: Legal[]): State {
  return {
    table: 't',
    number,
    seat: 0,
    status: 'playing',
    view: {},
    asked: [0],
    question: '?',
    rule: 'architect',
    trail: [],
    legal,
    asides: [],
    log: [],
    undo: { step: false, turn: false, redo: false, why: null, request: null },
    orders: {},
    seats: [],
    scores: null,
    measures: null,
    seed: null,
  };
}

describe('playing', () => {
  let played: number[];
  let accept: boolean;
  let play: Play;
  let wire: Wire;

  beforeEach(() => {
    played = [];
    accept = true;
    wire = {
      submit: async (action) => {
        played.push(action.id);
        return accept;
      },
      preview: vi.fn(async () => ({ lines: ['one', 'two'], things: [['deck', 'me/hand'], ['pool']], cut: true, costs: [], gains: [] })),
      whyNot: async (thing) => ({ sentence: `not ${thing}`, rule: 'r' }),
      undo: async () => undefined,
      redo: async () => undefined,
      openRule: () => undefined,
    };
    play = new Play(wire);
    play.receive(state(1, [stone, stoneToo, draw, stop]));
    flushSync();
  });
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  };

  it('plays a harmless last click at once', async () => {
    play.touch('stock/stone');
    expect(played).toEqual([]);
    expect(play.ring('building/villa')).toBe('legal');
    play.touch('building/villa');
    await settle();
    expect(played).toEqual([1]);
    expect(play.chosen).toEqual([]);
  });

  it('waits for a yes before a door, and shows the preview', async () => {
    play.touch('deck');
    await settle();
    expect(played).toEqual([]);
    expect(play.shown?.id).toBe(3);
    expect(play.told?.lines).toEqual(['one', 'two']);
    expect([...play.steps]).toEqual([['me/hand', '1'], ['pool', '2']]);
    play.touch('deck'); // the second tap
    await settle();
    expect(played).toEqual([3]);
  });

  it('asks for every yes, or none, as the setting says', async () => {
    play.confirm = 'always';
    play.touch('building/villa');
    await settle();
    expect(played).toEqual([]);
    await play.commit();
    expect(played).toEqual([1]);
    play.receive(state(2, [draw]));
    play.confirm = 'never';
    play.touch('deck');
    await settle();
    expect(played).toEqual([1, 3]);
  });

  it('asks for a preview once', async () => {
    play.touch('deck');
    play.escape();
    play.touch('deck');
    await settle();
    expect(wire.preview).toHaveBeenCalledTimes(1);
  });

  it('lets go one thing at a time', () => {
    play.touch('stock/stone');
    expect(play.escape()).toBe(true);
    expect(play.chosen).toEqual([]);
    expect(play.escape()).toBe(false);
  });

  it('keeps what is chosen when the table moves on, as far as it is still legal', () => {
    play.touch('stock/stone');
    play.receive(state(2, [stoneToo, stone]));
    expect(play.chosen).toEqual(['stock/stone']);
    play.receive(state(3, [draw]));
    expect(play.chosen).toEqual([]);
  });

  it('keeps the choice when the server refuses', async () => {
    accept = false;
    play.touch('building/villa');
    await settle();
    expect(played).toEqual([1]);
    expect(play.chosen).toContain('building/villa');
    expect(play.sent).toBeNull();
  });

  it('is dragged from a thing to another', async () => {
    expect(play.pickUp('nowhere')).toBe(false);
    expect(play.pickUp('stock/stone')).toBe(true);
    await settle();
    expect(played).toEqual([]);
    expect(play.takes('deck')).toBe(false);
    play.letGo('stock/stone');
    expect(play.chosen).toEqual([]);
    play.pickUp('stock/stone');
    expect(play.takes('building/villa')).toBe(true);
    play.touch('building/villa');
    await settle();
    expect(played).toEqual([1]);
  });

  it('says why not', async () => {
    await play.whyNot('vault', 10, 20);
    expect(play.note).toMatchObject({ thing: 'vault', sentence: 'not vault', rule: 'r', x: 10 });
    expect(play.escape()).toBe(true);
    expect(play.note).toBeNull();
  });

  it('only looks when frozen', () => {
    play.frozen = true;
    expect(play.isTouchable('deck')).toBe(false);
    expect(play.myTurn).toBe(false);
  });

  it('narrows to a group and picks from it', async () => {
    play.narrowTo('think');
    expect([...play.touchable]).toEqual(['deck']);
    play.pick(stop);
    await settle();
    expect(played).toEqual([4]);
  });
});
