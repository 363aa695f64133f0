/** What a seat sees of Hadrian's Wall (`view.py`), and what the board reads out of it. */
import type * as api from '../../lib/api-types';
import type { Preview, State } from '../../lib/types';
import type { Cohort, Line, Piece } from './data';

export type Prospect = api.HadriansWallProspect;
export interface Fate extends api.HadriansWallFate {
  attack: Cohort;
}
export type GladiatorView = api.HadriansWallGladiatorView;
export interface PlayerView extends api.HadriansWallPlayerView {
  pieces: Record<Piece, number>;
  reach: Record<Line, number>;
  courthouse: Record<Cohort, number[]>;
  diplomats: { cohort: Cohort; number: number; favours: number }[];
  paths: { card: string; points: number }[];
}
export type Condition = api.HadriansWallCondition;
export interface CampaignView extends api.HadriansWallCampaignView {
  costs: Record<string, Partial<Record<Piece, number>>>;
}
export interface WallView extends api.HadriansWallView {
  fate_discard: Fate[];
  attackers: Fate[];
  attack: Record<Cohort, number> | null;
  neutral: { prospect: Prospect | null; resources: number; soldiers: number }[];
  players: PlayerView[];
  campaign: CampaignView | null;
}

export function viewOf(state: State): WallView {
  return state.view as unknown as WallView;
}

export function total(player: PlayerView): number {
  return Object.entries(player.score).reduce((sum, [item, points]) => (item === 'total' ? sum : sum + points), 0);
}

/** The others, clockwise from the viewer's left; for a spectator everybody. */
export function others(view: WallView, seat: number | null): PlayerView[] {
  if (seat === null) return view.players;
  return [...view.players.slice(seat + 1), ...view.players.slice(0, seat)];
}

/** Who sits on the left and on the right of a seat; with two players only on the left. */
export function neighbours(view: WallView, seat: number): { left: PlayerView | null; right: PlayerView | null } {
  const count = view.players.length;
  const left = count > 1 ? (view.players[(seat + 1) % count] ?? null) : null;
  const right = count > 2 ? (view.players[(seat + count - 1) % count] ?? null) : null;
  return { left, right };
}

export type Doing = 'plays' | 'stopped' | 'chose' | 'waits';

/** What a seat is doing this year, without its unfinished secrets. */
export function doing(view: WallView, player: PlayerView): Doing {
  if (view.over) return 'waits';
  if (player.has_chosen) return 'chose';
  if (player.stopped) return 'stopped';
  return view.deciders.includes(player.seat) ? 'plays' : 'waits';
}

/** The five parts of the board that a phone shows one at a time. */
export const PARTS = ['cohorts', 'wall', 'build', 'attributes', 'city'] as const;
export type Part = (typeof PARTS)[number];

/** On which part a thing lies; what is always in sight (the counters, the cards) lies on none. */
export function partOf(thing: string): Part | null {
  const [owner, kind, name] = thing.split('/');
  if (owner === 'seller' || owner === 'guide') return 'city';
  if (owner !== 'me') return null;
  switch (kind) {
    case 'track':
      if (name === 'left' || name === 'centre' || name === 'right') return 'cohorts';
      if (['mining', 'wall-guard', 'cippi', 'wall', 'fort'].includes(name ?? '')) return 'wall';
      if (['renown', 'piety', 'valour', 'discipline'].includes(name ?? '')) return 'attributes';
      return name === 'production' ? 'build' : 'city';
    case 'building':
      if (name?.endsWith('granary')) return 'wall';
      return /hotel|workshop|road/.test(name ?? '') ? 'build' : 'city';
    case 'disdain':
      return 'attributes';
    case 'landmark':
    case 'training':
    case 'forum':
      return 'build';
    case 'market':
    case 'theatre':
    case 'gladiator':
    case 'temples':
    case 'baths':
    case 'courthouse':
    case 'diplomats':
    case 'map':
      return 'city';
    default:
      return null;
  }
}

/** The two sheets; with room for one only, the other is behind it. */
export const SIDES = ['left', 'right'] as const;
export function sideOf(thing: string): (typeof SIDES)[number] | null {
  const part = partOf(thing);
  return part === null ? null : part === 'city' ? 'right' : 'left';
}

/** How an action would change the viewer's numbers, by the names of the tally. */
export type Changes = Record<string, number>;

interface Change {
  name: string;
  seat: number;
  number: number;
}
/** What previews tell beside their lines. */
interface Told {
  things?: string[][];
  costs?: Change[];
  gains?: Change[];
}

/** The differences a preview tells of one seat. */
export function changesOf(preview: Preview | null, seat: number | null): Changes {
  const { costs = [], gains = [] } = (preview ?? {}) as Told;
  const made: Changes = {};
  const add = (changes: Change[], sign: number): void => {
    for (const one of changes) if (one.seat === seat) made[one.name] = (made[one.name] ?? 0) + sign * one.number;
  };
  add(costs, -1);
  add(gains, 1);
  return made;
}

/** The numbers of a preview's steps by the thing each speaks of: the boxes it would tick, in order. */
export function stepsOf(preview: Preview | null): Map<string, number[]> {
  const made = new Map<string, number[]>();
  const things = ((preview ?? {}) as Told).things ?? [];
  if (things.length < 2) return made;
  things.forEach((found, place) => {
    const thing = found[1];
    if (thing) made.set(thing, [...(made.get(thing) ?? []), place + 1]);
  });
  return made;
}

/**
 * The thing a box stands in for, if it is one of several that cannot be told apart and the rules
 * offer another of them; boxes are counted from 0 and named from 1.
 */
export function alike(prefix: string, place: number, count: number, fits: (place: number) => boolean, offered: (id: string) => boolean): string | undefined {
  const id = (one: number): string => `${prefix}${one + 1}`;
  if (!fits(place) || offered(id(place))) return undefined;
  const other = Array.from({ length: count }, (_, one) => one).find((one) => fits(one) && offered(id(one)));
  return other === undefined ? undefined : id(other);
}
