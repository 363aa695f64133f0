import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aloneWith, charactersOf, iconOf, kindOf, playersOf, signed, statsOf, tieDecides, usualLevel } from './game';
import type { GameInfo } from './types';

const number = (name: string, more: object = {}): object => ({ name, label: name, icon: name, of: null, listed: true, burden: false, ...more });
const game = {
  players: [2, 3, 5],
  levels: [{ id: 'weak' }, { id: 'fair' }, { id: 'strong' }, { id: 'fabia', manner: 'Builds.' }],
  numbers: [number('glory'), number('clients', { icon: 'clientele', of: 'room' }), number('room', { listed: false }), number('never'), number('blame', { burden: true })],
} as unknown as GameInfo;

describe('the label of a box', () => {
  it('says how many may play', () => {
    expect(playersOf(game)).toBe('2–5');
    expect(playersOf({ ...game, players: [2] })).toBe('2');
  });

  it('says how many sit down with somebody alone', () => {
    expect([[1, 2, 3], [2, 3], [2, 4]].map((players) => aloneWith({ ...game, players }))).toEqual([1, 3, 2]);
  });

  it('says which bot a newcomer meets', () => {
    expect(usualLevel(game)).toBe('fair');
    expect(usualLevel(undefined)).toBe('');
    expect(charactersOf(game).map((one) => one.id)).toEqual(['fabia']);
  });

  it('lists the numbers a seat has, with what limits them', () => {
    const state = { numbers: [{ glory: 2, clients: 3, room: 5, other: 1 }] };
    expect(statsOf(game, state, 0).map((stat) => [stat.icon, stat.value])).toEqual([
      ['glory', '2'],
      ['clientele', '3 / 5'],
    ]);
    expect(statsOf(game, state, 1)).toEqual([]);
    expect(statsOf(undefined, null, 0)).toEqual([]);
  });

  it('draws every number', () => {
    expect(iconOf(game, 'clients')).toBe('clientele');
    expect(iconOf(game, 'wood')).toBe('wood');
  });

  it('more is better, but for burdens', () => {
    const kinds = (name: string): string[] => [kindOf(game, name, true), kindOf(game, name, false)];
    expect([kinds('glory'), kinds('blame')]).toEqual([['gain', 'cost'], ['cost', 'gain']]);
  });
});

it('no game is named outside its own folder and box', () => {
  const source = join(__dirname, '..');
  const games = readdirSync(join(source, 'games')).filter((name) => statSync(join(source, 'games', name)).isDirectory());
  expect(games.length).toBeGreaterThan(4);
  const plain = (text: string): string => text.toLowerCase().replaceAll('&', 'and').replace(/['’]/g, '').replace(/[-_\s]+/g, '-');
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
      const path = join(folder, one.name);
      if (one.isDirectory()) return games.includes(one.name) || one.name === 'boxes' ? [] : files(path);
      return [path];
    });
  const naming = files(source).filter((path) => {
    const text = plain(readFileSync(path, 'utf8'));
    return games.some((id) => text.includes(id));
  });
  expect(naming).toEqual([]);
});

describe('the end', () => {
  const scores = (...all: [number, number][]): { total: number; rank: number }[] => all.map(([total, rank]) => ({ total, rank }));

  it('knows where something else than points decided', () => {
    expect(tieDecides(scores([27, 1], [27, 2], [24, 3]))).toBe(true);
    expect(tieDecides(scores([27, 1], [27, 1], [24, 3]))).toBe(false);
    expect(tieDecides(scores([27, 1], [26, 2]))).toBe(false);
    expect(tieDecides(scores([27, 1]))).toBe(false);
  });

  it('prints a minus', () => expect([signed(-11), signed(3)]).toEqual(['−11', '3']));
});
