/** The boards, tiles and cards as the box holds them: read from the game's component tables. */
import { printed } from '../../lib/printed';
import type { ComponentTable } from '../../lib/types';

export const BUILDINGS = ['military', 'politics', 'commerce', 'religion', 'agriculture'] as const;
export type Building = (typeof BUILDINGS)[number];
export const LEVELS = ['', 'I', 'II', 'III'] as const;
export const TRACK = 30;

export const ICON: Record<Building, string> = {
  military: 'castle',
  politics: 'curia',
  commerce: 'lighthouse',
  religion: 'renown',
  agriculture: 'farm',
};
export const GOODS_ICON: Record<string, string> = { tools: 'tools', weapons: 'sword', clothes: 'clothes', jewels: 'jewel', chests: 'chest' };

type Row = Record<string, unknown>;

export interface Box {
  cost: Record<string, number[]>;
  glory: Record<string, number[]>;
  /** The goods of each Trade card, and what three of a kind are worth. */
  goods: Record<string, string>;
  setPoints: Record<string, number>;
  hand: number;
  sets: number;
  /** What is our own figure because the printed one could not be found: "card/falx", "events". */
  ours: Set<string>;
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Is any of these values reconstructed? A value from elsewhere than its row says so itself. */
function isOurs(row: Row, keys: readonly string[]): boolean {
  return keys.some((key) => (row[`${key}_source`] ?? row.source) === 'reconstructed');
}

export function boxOf(tables: readonly ComponentTable[]): Box {
  const rows = (name: string): Row[] => tables.find((table) => table.name === name)?.rows ?? [];
  const by = <T>(name: string, read: (row: Row) => T): Record<string, T> => Object.fromEntries(rows(name).map((row) => [String(row.id), read(row)]));
  const game = rows('game')[0] ?? {};
  const ours = new Set<string>();
  const mark = (name: string, prefix: string, keys: readonly string[]): void => {
    for (const row of rows(name)) if (isOurs(row, keys)) ours.add(row.id === undefined ? prefix : `${prefix}/${String(row.id)}`);
  };
  mark('buildings', 'building', ['cost', 'glory']);
  mark('trade_cards', 'card', ['when', 'where', 'effect', 'amount']);
  mark('quests', 'quest', ['metric', 'how', 'number', 'points']);
  mark('events', 'event', ['metric', 'effect']);
  mark('characters', 'character', ['plots', 'track']);
  mark('cassius_cards', 'cassius', ['actions']);
  mark('senate', 'senate', ['points']);
  mark('population', 'population', ['penalty']);
  return {
    cost: by('buildings', (row) => numbers(row.cost)),
    glory: by('buildings', (row) => numbers(row.glory)),
    goods: by('trade_cards', (row) => String(row.goods)),
    setPoints: by('goods', (row) => Number(row.points)),
    hand: Number(game.trade_hand ?? 5),
    sets: Number(game.trade_sets ?? 3),
    ours,
  };
}

export const loadBox = (): Promise<Box> => printed('age-of-rome', boxOf);

/** The colour of a building, of goods, of a region: background and ink. */
export function colours(name: string): string {
  return `--b: var(--aor-${name}); --f: var(--aor-${name}-ink)`;
}
