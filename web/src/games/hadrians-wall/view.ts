/** What a seat sees of Hadrian's Wall (`view.py`), and what the board reads out of it. */
import type { Legal, Preview, State } from '../../lib/types';
import type { Cohort, Line, Piece } from './data';

export interface Prospect {
  card: string;
  gains: string[];
  good: number;
  pattern: string;
}
export interface Fate {
  number: number;
  attack: Cohort;
  damage: number;
  good: number;
  gains: Partial<Record<Piece, number>>;
}
export interface GladiatorView {
  gladiator: string;
  strength: number;
  wounds: number;
  dead: boolean;
  battles: number[];
}
export interface PlayerView {
  seat: number;
  pieces: Record<Piece, number>;
  tracks: Record<string, number>;
  reach: Record<Line, number>;
  infrastructure: number;
  buildings: string[];
  open: string[];
  landmarks: string[];
  training: number[];
  forum: number[];
  market: number[];
  theatre: number[];
  gladiators: GladiatorView[];
  temple_boxes: number;
  favours: number;
  favours_used: number;
  baths: number[];
  courthouse: Record<Cohort, number[]>;
  diplomats: { cohort: Cohort; number: number; favours: number }[];
  scouts: number;
  map: number[][];
  disdain: number;
  disdain_circled: number;
  disdain_removed: number;
  ignored: number[];
  stopped: boolean;
  paths: { card: string; points: number }[];
  prospect: Prospect | null;
  prospects: string[];
  deck: number;
  hand_count: number;
  hand: string[] | null;
  has_chosen: boolean;
  chosen_path: string | null;
  score: Record<string, number>;
}
export interface Condition {
  kind: string;
  name: string | null;
  number: number;
  tracks: number;
  met: boolean;
}
export interface CampaignView {
  fort: number;
  name: string;
  bonus: boolean;
  goals: Condition[];
  challenge: Condition[];
  won: boolean;
  challenge_met: boolean;
  reward: string[];
  costs: Record<string, Partial<Record<Piece, number>>>;
  prices: Partial<Record<Line, number>>;
  opens: Partial<Record<Line, number>>;
  forbidden: string[];
  landmarks: boolean;
  diplomats: boolean;
  extra_attack: number;
}
export interface WallView {
  seat: number | null;
  year: number;
  difficulty: string;
  deciders: number[];
  question: string | null;
  fate_deck: number;
  fate_discard: Fate[];
  attackers: Fate[];
  attack: Record<Cohort, number> | null;
  attack_size: number;
  potential: number;
  neutral: { prospect: Prospect | null; resources: number; soldiers: number }[];
  neutral_deck: number;
  neutral_discard: string[];
  players: PlayerView[];
  campaign: CampaignView | null;
  over: boolean;
  rank: string | null;
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

/** How many legal actions lie on each part. */
export function legalByPart(legal: readonly Legal[]): Record<Part, number> {
  const made: Record<Part, number> = { cohorts: 0, wall: 0, build: 0, attributes: 0, city: 0 };
  for (const action of legal) {
    const part = action.touches.map(partOf).find((found) => found !== null);
    if (part) made[part] += 1;
  }
  return made;
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
