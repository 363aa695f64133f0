/** What a seat sees of Rome & Roll (`view.py`), and what the board reads out of it. */
import type { Legal, State } from '../../lib/types';

/** A seat, Seneca, or nobody. */
export type Owner = number | 'seneca' | null;
export type Basic = 'wood' | 'brick' | 'stone' | 'fish';
export type Resource = Basic | 'jewel';
export const RESOURCES = ['wood', 'brick', 'stone', 'fish', 'jewel'] as const;
export const TRACKS = ['coins', 'buildings', 'legacy', 'glory'] as const;
export const ACTIONS = ['build', 'muster', 'conquer', 'develop', 'tax', 'trade'] as const;
export const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface CityView {
  rows: number;
  columns: number;
  cells: string[];
  inside: string[];
  goods: Record<string, string>;
  hills: Record<string, string>;
}
export interface BuildingView {
  number: number;
  plan: string | null;
  kind: string;
  initials: string;
  owner: Owner;
  cell: string;
  cells: string[];
  overseers: number[];
  points: number;
}
export interface PlacingView {
  plan: string | null;
  giant: boolean;
  free: boolean;
  turnings: [number, number][][];
  first: number;
  frame: number;
  width: number;
}
export interface PlanView {
  plan: string;
  type: string;
  number: number;
  initials: string;
  shape: string[];
  cost: Partial<Record<Resource, number>>;
  restrictions: string[];
  foreman: Owner;
}
export interface SettlementView {
  settlement: string;
  kind: 'village' | 'town' | 'city';
  strength: number;
  glory: number;
  owner: Owner;
  linked: boolean;
}
export interface RoadView {
  road: string;
  between: [string, string];
  milestones: number;
  owner: Owner;
  open: boolean;
}
export interface RegionView {
  region: string;
  resource: Resource;
  settlements: SettlementView[];
  roads: RoadView[];
}
export interface TurnView {
  seat: number;
  die: string;
  workers: string[];
  goods: Record<string, number>;
  auxiliaries: number;
  action: string | null;
}
export interface TrackView {
  at: number;
  end: number;
  blue: number;
  taken: boolean;
}
export interface AdvisorView {
  advisor: string;
  loyalty: number;
  points: number;
}
export interface PlayerView {
  seat: number;
  character: string | null;
  storage: Record<Resource, number>;
  tracks: Record<(typeof TRACKS)[number], TrackView>;
  soldiers: number;
  garrison: number;
  senators: number;
  deployed: number;
  advisors: AdvisorView[];
  overseer: string;
  dice: string[];
  favours: string[];
  nero: { cards: number; points: number };
  score: Record<string, number>;
}
export interface SenecaView {
  deck: number;
  discard: string[];
  cards: { back: string[]; card: string | null; action: string | null }[];
  seals: number;
  seals_needed: number[];
  difficulty: string | null;
  dice: string[];
  favour: string | null;
  nero: { cards: number; points: number };
  score: Record<string, number> | null;
  total: number | null;
}
export interface RollView {
  round: number;
  final: boolean;
  proconsul: number | null;
  asked: number | null;
  question: string | null;
  side: string;
  city: CityView;
  buildings: BuildingView[];
  placing: PlacingView | null;
  receiving: { seat: number; good: string } | null;
  plans: PlanView[];
  favours: string[];
  nero: number[];
  regions: RegionView[];
  pool: string[];
  turn: TurnView | null;
  players: PlayerView[];
  seneca: SenecaView | null;
  over: boolean;
}

export function viewOf(state: State): RollView {
  return state.view as unknown as RollView;
}

/** Everything some actions touch. */
export function touched(legal: readonly Legal[]): Set<string> {
  return new Set(legal.flatMap((action) => action.touches));
}

/** The part of the board a thing lies in: the tabs of a phone. */
export type Part = 'city' | 'plans' | 'regions' | 'sheet';
export const PARTS: readonly Part[] = ['city', 'plans', 'regions', 'sheet'];

export function partOf(thing: string): Part | null {
  if (/^city\/|^me\/overseer$|^seat\d\/building\//.test(thing)) return 'city';
  if (/^(plan|favour)\//.test(thing)) return 'plans';
  if (/^(settlement|road|region)\//.test(thing)) return 'regions';
  if (/^(me\/(storage|advisor|gained|favours)|seat\d\/storage)/.test(thing)) return 'sheet';
  return null; // dice and actions are always in sight
}

/** How many actions wait in each part. */
export function legalByPart(legal: readonly Legal[]): Record<Part, number> {
  const made: Record<Part, number> = { city: 0, plans: 0, regions: 0, sheet: 0 };
  for (const action of legal) {
    const part = action.touches.map(partOf).find((one) => one !== null);
    if (part) made[part] += 1;
  }
  return made;
}

/** The buildings of one owner and plan are one thing: which of them acts follows from the rules. */
export interface Block {
  id: string;
  buildings: BuildingView[];
}

export function blocks(view: RollView): Block[] {
  const found = new Map<string, Block>();
  for (const building of view.buildings) {
    const seat = typeof building.owner === 'number' ? building.owner : null;
    const id = seat !== null && building.plan ? `seat${seat + 1}/building/${building.plan}` : `building/${building.number}`;
    const block = found.get(id);
    if (block) block.buildings.push(building);
    else found.set(id, { id, buildings: [building] });
  }
  return [...found.values()];
}

/** Where the settlements of a region are drawn: by their distance from Rome, between 0 and 1. */
export interface Node {
  x: number;
  y: number;
}

export function layout(region: RegionView): Map<string, Node> {
  const depth = new Map<string, number>([['rome', 0]]);
  let grew = true;
  while (grew) {
    grew = false;
    for (const { between } of region.roads)
      for (const [from, to] of [between, [between[1], between[0]]] as const) {
        const known = depth.get(from);
        if (known !== undefined && !depth.has(to)) {
          depth.set(to, known + 1);
          grew = true;
        }
      }
  }
  const deepest = Math.max(...depth.values(), 1);
  const made = new Map<string, Node>();
  const levels = Array.from({ length: deepest + 1 }, (_, level) => [...depth].filter(([, one]) => one === level).map(([name]) => name));
  levels.forEach((here, level) => {
    // A chain of lone places goes up and down; a lone one between pairs stands in the middle.
    const chain = levels[level + 1]?.length === 1 || (level > 1 && levels[level - 1]?.length === 1);
    const alone = level === 0 || !chain ? 0.5 : level % 2 ? 0.1 : 0.9;
    here.forEach((name, place) => {
      // Of three above each other the middle one stands aside, so that they do not touch.
      const aside = here.length > 2 && place % 2 ? 0.13 : 0;
      made.set(name, { x: level / deepest + aside, y: here.length === 1 ? alone : place / (here.length - 1) });
    });
  });
  for (const { settlement } of region.settlements) if (!made.has(settlement)) made.set(settlement, { x: 1, y: 0.5 });
  return made;
}
