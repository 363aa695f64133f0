/** The two sheets and the cards as the box prints them: read from the game's component tables. */
import { printed } from '../../lib/printed';
import type { ComponentTable } from '../../lib/types';

export const PIECES = ['soldier', 'builder', 'servant', 'civilian', 'resource'] as const;
export const ATTRIBUTES = ['renown', 'piety', 'valour', 'discipline'] as const;
export const CITIZENS = ['traders', 'performers', 'priests', 'apparitores', 'patricians'] as const;
export const COHORTS = ['left', 'centre', 'right'] as const;
export const LINES = ['mining', 'wall-guard', 'cippi', 'wall', 'fort'] as const;
/** Columns of the grid that the tracks with granaries share. */
export const GRID = 21;

export type Piece = (typeof PIECES)[number];
export type Citizens = (typeof CITIZENS)[number];
export type Cohort = (typeof COHORTS)[number];
export type Line = (typeof LINES)[number];

export interface Track {
  id: string;
  cost: string[];
  /** What each box gives, in the order of filling. */
  boxes: string[][];
}
export interface LineTrack extends Track {
  columns: number[];
  /** Where on the grid each box stands, from 0. */
  places: number[];
}
export interface CitizenTrack extends Track {
  flags: number[];
}
export interface Building {
  id: string;
  needs: string;
  level: number;
  cost: string[];
  reward: string[];
  choice: string[];
}
export interface Column {
  id: Cohort;
  flag: number[];
  cost: string[];
  reward: string[];
}
export interface Card {
  id: string;
  steps: number[];
  gains: string[];
  good: number;
  pattern: string;
}
export interface Sheets {
  cohorts: string[][];
  lines: LineTrack[];
  production: number;
  attributes: Track[];
  disdain: { circles: number; penalty: number[] };
  buildings: Record<string, Building>;
  training: number;
  forum: number;
  landmarks: Building[];
  citizens: CitizenTrack[];
  market: { flag: number[]; boxes: string[][]; renown: number[] };
  theatre: { flag: number[]; boxes: string[][] };
  ludus: { flag: number[]; died: string[][]; survived: string[][] };
  temples: { id: string; flag: number[]; boxes: string[][] }[];
  baths: { flag: number[]; price: number[] };
  courthouse: Column[];
  diplomats: { flag: number[]; cost: string[]; reward: string[]; favours: number };
  scouting: { flag: number[]; rows: number; columns: number; map: string[][] };
  /** The boxes of a pattern as printed: row and column. */
  patterns: Record<string, [number, number][]>;
  cards: Record<string, Card>;
  points: number[];
  ranks: { id: string; points: number }[];
}

type Row = Record<string, unknown>;

/** "servant builder resource": the items of a box, a cost or a reward. */
export function items(text: unknown): string[] {
  return typeof text === 'string' ? text.split(' ').filter(Boolean) : [];
}
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const boxes = (value: unknown): string[][] => texts(value).map(items);
const id = (row: Row): string => String(row.id);

/** Where the boxes of a track stand: each granary has a third of the grid, cippi hang on the fort. */
export function places(columns: readonly number[], chain: readonly number[]): number[] {
  if (chain.length > 0) return chain.map((fort) => fort - 1);
  const third = GRID / columns.length;
  return columns.flatMap((count, part) => Array.from({ length: count }, (_, box) => part * third + box * (third / count)));
}

function track(row: Row): Track {
  return { id: id(row), cost: items(row.cost), boxes: boxes(row.boxes) };
}

function building(row: Row): Building {
  return {
    id: id(row),
    needs: String(row.needs),
    level: Number(row.level),
    cost: items(row.cost),
    reward: items(row.reward),
    choice: items(row.reward_choice),
  };
}

function cellsOf(picture: unknown): [number, number][] {
  return texts(picture).flatMap((line, row) => [...line].flatMap((sign, column): [number, number][] => (sign === '#' ? [[row, column]] : [])));
}

export function sheetsOf(tables: readonly ComponentTable[]): Sheets {
  const rows = (name: string): Row[] => tables.find((table) => table.name === name)?.rows ?? [];
  const row = (name: string): Row => rows(name)[0] ?? {};
  const byId = <T extends { id: string }>(made: T[]): Record<string, T> => Object.fromEntries(made.map((one) => [one.id, one]));
  const market = row('market');
  const theatre = row('theatre');
  const ludus = row('ludus');
  const diplomats = row('diplomats');
  const scouting = row('scouting');
  return {
    cohorts: boxes(row('cohorts').boxes),
    lines: rows('tracks').map((one) => {
      const columns = numbers(one.columns);
      return { ...track(one), columns, places: places(columns, numbers(one.chain)) };
    }),
    production: Number(row('production').circles ?? 0),
    attributes: rows('attributes').map(track),
    disdain: { circles: Number(row('disdain').circles ?? 0), penalty: numbers(row('disdain').penalty) },
    buildings: byId(rows('buildings').map(building)),
    training: Number(row('training').boxes ?? 0),
    forum: Number(row('forum').boxes ?? 0),
    landmarks: rows('landmarks').map(building),
    citizens: rows('citizens').map((one) => ({ ...track(one), flags: numbers(one.flags) })),
    market: { flag: numbers(market.flag), boxes: boxes(market.boxes), renown: numbers(market.renown) },
    theatre: { flag: numbers(theatre.flag), boxes: boxes(theatre.boxes) },
    ludus: { flag: numbers(ludus.flag), died: boxes(ludus.died), survived: boxes(ludus.survived) },
    temples: rows('temples').map((one) => ({ id: id(one), flag: numbers(one.flag), boxes: boxes(one.boxes) })),
    baths: { flag: numbers(row('baths').flag), price: numbers(row('baths').price) },
    courthouse: rows('courthouse').map((one) => ({ id: id(one) as Cohort, flag: numbers(one.flag), cost: items(one.cost), reward: items(one.reward) })),
    diplomats: {
      flag: numbers(diplomats.flag),
      cost: items(diplomats.cost),
      reward: items(diplomats.reward),
      favours: Number(diplomats.favours ?? 0),
    },
    scouting: { flag: numbers(scouting.flag), rows: Number(scouting.rows ?? 0), columns: Number(scouting.columns ?? 0), map: boxes(scouting.map) },
    patterns: Object.fromEntries(rows('patterns').map((one) => [id(one), cellsOf(one.picture)])),
    cards: byId(
      rows('player_cards').map((one) => ({
        id: id(one),
        steps: numbers(one.steps),
        gains: items(one.gains),
        good: Number(one.good),
        pattern: String(one.pattern),
      })),
    ),
    points: numbers(row('scoring').steps),
    ranks: rows('ranks').map((one) => ({ id: id(one), points: Number(one.points) })),
  };
}

/** The sheets, asked for once; they have no words in them. */
export const loadSheets = (): Promise<Sheets> => printed('hadrians-wall', sheetsOf);

/** Equal items together, in their first order: ["servant", 1], ["resource", 2]. */
export function counted(list: readonly string[]): [string, number][] {
  const made = new Map<string, number>();
  for (const item of list) made.set(item, (made.get(item) ?? 0) + 1);
  return [...made];
}

const ICONS: Record<string, string> = {
  infrastructure: 'brick',
  traders: 'trader',
  performers: 'performer',
  priests: 'priest',
  apparitores: 'apparitor',
  patricians: 'patrician',
  mining: 'production',
  'wall-guard': 'sword',
  cippi: 'barrier',
  wall: 'castle',
  fort: 'castle',
};

export function iconOf(item: string): string {
  return ICONS[item] ?? item;
}

/** The colour of an item: a variable of tokens.css. */
export function colourOf(item: string): string {
  if (item === 'cohort') return 'var(--hw-cohort)';
  if (item === 'production') return 'var(--hw-resource)';
  if (item === 'infrastructure') return 'var(--hw-brick)';
  if (item === 'favour') return 'var(--hw-priest)';
  return `var(--hw-${ICONS[item] ?? item})`;
}
