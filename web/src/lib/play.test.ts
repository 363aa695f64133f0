import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_FORESEEN, Play, type Wire } from './play.svelte';
import type { Legal, State } from './types';

const act = (id: number, touches: string[], more: Partial<Legal> = {}): Legal => ({
  id,
  say: `action ${id}`,
  touches,
  group: 'build',
  rule: 'architect',
  placed: false,
  ...more,
});
const stone = act(1, ['stock/stone', 'building/villa']);
const stoneToo = act(2, ['stock/stone', 'building/garden']);
const draw = act(3, ['deck'], { group: 'think' });
const stop = act(4, [], { group: 'stop' });

function state(number: number, legal: Legal[]): State {
  return {
    table: 't',
    number,
    seat: 0,
    status: 'playing',
    view: {},
    numbers: [],
    asked: [0],
    question: '?',
    step: 'Architect',
    rule: 'architect',
    trail: [],
    legal,
    asides: [],
    log: [],
    log_after: -1,
    undo: { step: false, turn: false, redo: false, ask: false, why: null, request: null },
    orders: {},
    seats: [],
    scores: null,
    measures: null,
    verdict: null,
    went_back: 0,
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
      preview: vi.fn(async (action) => ({ final: { ...NOTHING_FORESEEN.final, final: action.id === draw.id, say: 'no way back' }, lines: ['one', 'two'], things: [['deck', 'me/hand'], ['pool']], cut: true, costs: [], gains: [] })),
      whyNot: async (thing) => ({ sentence: `not ${thing}`, rule: 'r' }),
      outcomes: vi.fn(async (actions: number[]) => actions.map((action) => ({ action, costs: [], gains: [] }))),
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

  it('a lesson asks for an action, not for the group it is in once it has a button of its own', () => {
    const many = [...Array(9).keys()].map((n) => act(10 + n, [`hand/${n}`], { group: 'lay' }));
    play.receive(state(1, [...many, draw, stop]));
    play.wanted = new Set([13]);
    expect(play.buttons.rest.map((button) => [button.action?.id ?? button.group, play.wants(button)])).toEqual([[13, true], ['lay', false], [3, false]]);
    play.wanted = new Set(many.map(({ id }) => id));
    expect(play.buttons.rest.map((button) => [button.action?.id ?? button.group, play.wants(button)])).toEqual([['lay', true], [3, false]]);
  });

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

  it('plays nothing of which the table cannot say whether it is final', async () => {
    wire.preview = () => Promise.reject(new Error('offline'));
    play.touch('building/villa');
    await settle();
    expect(played).toEqual([]);
    await play.commit();
    expect(played).toEqual([1]);
  });

  it('counts no yes before the table has said what it does', async () => {
    play.touch('deck');
    play.touch('deck');
    play.pick(draw);
    await settle();
    expect(played).toEqual([]);
    play.yes(true); // the second half of a double click
    expect(played).toEqual([]);
    play.yes();
    await settle();
    expect(played).toEqual([3]);
  });

  it('asks before it drops what is final', async () => {
    const onto = act(3, ['deck', 'me/hand'], { group: 'think' });
    play.receive(state(2, [stone, onto]));
    play.pickUp('deck');
    play.touch('me/hand');
    await settle();
    expect(played).toEqual([]);
    expect(play.told?.final.final).toBe(true);
    await play.commit();
    expect(played).toEqual([3]);
  });

  it('keeps the buttons as they are until the table has answered', async () => {
    const before = play.offered;
    play.pick(draw);
    expect(play.offered).toEqual(before);
    expect(play.waiting).toBe(true);
    await settle();
    expect(play.waiting).toBe(false);
    expect(play.offered.best?.id).toBe(3);
    play.escape();
    expect(play.offered.best).toBeNull();
    play.pick(stop); // harmless: played, and the buttons change only with the table
    flushSync();
    expect(play.offered.best).toBeNull();
    await settle();
    expect(played).toEqual([4]);
  });

  it('sends what a panel put together without asking again, unless it is final', async () => {
    play.confirm = 'always';
    play.send(stone);
    await settle();
    expect(played).toEqual([1]);
    play.send(draw);
    await settle();
    expect(played).toEqual([1]);
    play.confirm = 'never';
    play.send(draw);
    await settle();
    expect(played).toEqual([1, 3]);
  });

  it('keeps what was picked while the others move on, and still plays it if it is harmless', async () => {
    play.pick(stop);
    play.receive(state(2, [stone, { ...stop }]));
    await settle();
    expect(played).toEqual([4]);
    play.receive(state(3, [draw, stop]));
    play.pick(draw);
    await settle();
    play.receive(state(4, [{ ...draw }]));
    await settle();
    expect(play.shown?.id).toBe(3);
    expect(played).toEqual([4]);
  });

  it('plays nothing any more that was let go while the table was asked', async () => {
    play.touch('building/villa');
    play.reset();
    await settle();
    expect(played).toEqual([]);
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

  it('opens all of a group, or the board for what is chosen there', () => {
    play.narrowTo('build');
    expect(play.listOpen).toBe(true);
    expect(play.legal).toEqual([stone, stoneToo]);
    const here = act(9, ['map/1'], { placed: true });
    play.receive(state(2, [stone, here]));
    play.narrowTo('build', true);
    expect(play.legal).toEqual([here]);
    expect(play.listOpen).toBe(false);
    play.escape();
    expect(play.legal).toHaveLength(2);
  });

  it('asks once a state what actions cost and bring, some together', async () => {
    vi.useFakeTimers();
    const many = Array.from({ length: 30 }, (_, n) => act(100 + n, []));
    play.receive(state(2, many));
    play.weigh(many.slice(0, 10));
    play.weigh(many);
    await vi.runAllTimersAsync();
    play.weigh(many);
    await vi.runAllTimersAsync();
    expect(vi.mocked(wire.outcomes).mock.calls.map(([ids]) => ids.length)).toEqual([24, 6]);
    expect(play.outcomes.size).toBe(30);
    play.receive(state(3, many));
    expect(play.outcomes.size).toBe(0);
    vi.useRealTimers();
  });

  it('says what is possible where nothing can be taken back', async () => {
    wire.undo = vi.fn(async () => undefined);
    await play.undo(false);
    expect(play.noUndo).toBe(true);
    expect(wire.undo).not.toHaveBeenCalled();
    expect(play.escape()).toBe(true);
    expect(play.noUndo).toBe(false);
    const free = state(2, [stone]);
    play.receive({ ...free, undo: { ...free.undo, step: true } });
    await play.undo(false);
    expect(wire.undo).toHaveBeenCalledWith(false);
  });

  it('narrows to a group and picks from it', async () => {
    play.narrowTo('think');
    expect([...play.touchable]).toEqual(['deck']);
    play.pick(stop);
    await settle();
    expect(played).toEqual([4]);
  });
});
