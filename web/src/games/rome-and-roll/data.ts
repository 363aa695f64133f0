/** Dice, plans and characters as the box prints them: read from the game's component tables. */
import { printed } from '../../lib/printed';
import type { ComponentTable } from '../../lib/types';

export interface Face {
  id: string;
  workers: string[];
  goods: string[];
}
export interface Plan {
  id: string;
  reconstructed: boolean;
}
export interface Character {
  id: string;
  storage: string[];
  soldiers: number;
  senators: number;
  village: boolean;
  advisors: string[];
}
export interface Printed {
  faces: Map<string, Face>;
  plans: Map<string, Plan>;
  characters: Map<string, Character>;
  loyalty: { boxes: number; basic: number; advanced: number };
  soldiersMost: number;
  senatorsMost: number;
  /** The names of the tables of which some value is our reconstruction. */
  reconstructed: string[];
}

type Row = Record<string, unknown>;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const byId = <T extends { id: string }>(made: T[]): Map<string, T> => new Map(made.map((one) => [one.id, one]));
const rebuilt = (row: Row): boolean => Object.entries(row).some(([key, value]) => /(^|_)source$/.test(key) && value === 'reconstructed');

export function printedOf(tables: readonly ComponentTable[]): Printed {
  const rows = (name: string): Row[] => tables.find((table) => table.name === name)?.rows ?? [];
  const one = (name: string): Row => rows(name)[0] ?? {};
  const advisors = rows('advisors').map((row) => ({
    id: String(row.id),
    character: String(row.character),
    replaces: row.replaces,
  }));
  return {
    faces: byId(
      rows('dice').map((row) => ({
        id: String(row.id),
        workers: texts(row.workers),
        goods: [...texts(row.resources), ...Array<string>(Number(row.auxiliary ?? 0)).fill('auxiliary')],
      })),
    ),
    plans: byId(
      rows('plans').map((row) => ({
        id: String(row.id),
        reconstructed: rebuilt(row),
      })),
    ),
    characters: byId(
      rows('characters').map((row) => ({
        id: String(row.id),
        storage: texts(row.storage),
        soldiers: Number(row.soldiers),
        senators: Number(row.senators),
        village: row.village === true,
        advisors: advisors.filter((advisor) => advisor.character === row.id && !advisor.replaces).map((advisor) => advisor.id),
      })),
    ),
    loyalty: {
      boxes: Number(one('loyalty').boxes),
      basic: Number(one('loyalty').basic),
      advanced: Number(one('loyalty').advanced),
    },
    soldiersMost: Number(one('sheet').soldiers),
    senatorsMost: Number(one('sheet').senators),
    reconstructed: tables.filter((table) => table.rows.some(rebuilt)).map((table) => table.name),
  };
}

/** Asked for once. */
export const loadPrinted = (): Promise<Printed> => printed('rome-and-roll', printedOf);

const ICONS: Record<string, string> = {
  builder: 'constructor',
  any: 'any-worker',
  coin: 'denarius',
  coins: 'denarius',
  legacy: 'road',
  buildings: 'building',
  region: 'zone',
  build: 'building',
  muster: 'legion',
  conquer: 'swords',
  develop: 'road',
  tax: 'denarius',
  trade: 'merchant',
};

export function iconOf(thing: string): string {
  return ICONS[thing] ?? thing;
}

/** Of a resource: the colours of tokens.css. */
export function goodColours(good: string): string {
  return `--b: var(--rr-${good}); --f: var(--rr-${good}-ink)`;
}
export function typeColours(type: string): string {
  const name = type === 'urbanism' ? 'urban' : type;
  return `--b: var(--rr-${name}); --f: var(--rr-${name}-ink)`;
}
/** "blue-3": colour and number. */
export function dieOf(die: string): { colour: string; number: number } {
  const [colour, number] = die.split('-');
  return { colour: colour ?? 'blue', number: Number(number) };
}
