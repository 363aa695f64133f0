/** What a seat sees of Rome & Roll (`view.py`), and what the board reads out of it. */
import type * as api from '../../lib/api-types';
import type { State } from '../../lib/types';

/** A seat, Seneca, or nobody. */
export type Owner = number | 'seneca' | null;
/** A card of Seneca's: its back, and what it does once it is turned up. */
export type SenecaCard = api.RomeAndRollSenecaCard;
export type Basic = 'wood' | 'brick' | 'stone' | 'fish';
export type Resource = Basic | 'jewel';
export const RESOURCES = ['wood', 'brick', 'stone', 'fish', 'jewel'] as const;
export const TRACKS = ['coins', 'buildings', 'legacy', 'glory'] as const;
export const ACTIONS = ['build', 'muster', 'conquer', 'develop', 'tax', 'trade'] as const;
export const FACES = [1, 2, 3, 4, 5, 6] as const;

export type CityView = api.RomeAndRollCityView;
export type BuildingView = api.RomeAndRollBuildingView;
export interface PlacingView extends api.RomeAndRollPlacingView {
  turnings: [number, number][][];
}
export type PlanView = api.RomeAndRollPlanView;
export interface SettlementView extends api.RomeAndRollSettlementView {
  kind: 'village' | 'town' | 'city';
}
export interface RoadView extends api.RomeAndRollRoadView {
  between: [string, string];
}
export interface RegionView extends api.RomeAndRollRegionView {
  resource: Resource;
  settlements: SettlementView[];
  roads: RoadView[];
}
export type TurnView = api.RomeAndRollTurnView;
export type TrackView = api.RomeAndRollTrackView;
export type AdvisorView = api.RomeAndRollAdvisorView;
export interface PlayerView extends api.RomeAndRollPlayerView {
  storage: Record<Resource, number>;
  tracks: Record<(typeof TRACKS)[number], TrackView>;
}
export type SenecaView = api.RomeAndRollSenecaView;
export interface RollView extends api.RomeAndRollView {
  placing: PlacingView | null;
  regions: RegionView[];
  players: PlayerView[];
}

export function viewOf(state: State): RollView {
  return state.view as unknown as RollView;
}

/** The part of the board a thing lies in: the tabs of a phone. */
export type Part = 'city' | 'plans' | 'regions' | 'sheet';
export const PARTS: readonly Part[] = ['city', 'plans', 'regions', 'sheet'];

export function partOf(thing: string): Part | null {
  if (/^(city|building)\/|^me\/overseer$|^seat\d\/building\//.test(thing)) return 'city';
  if (/^(plan|favour)\//.test(thing)) return 'plans';
  if (/^(settlement|road|region)\//.test(thing)) return 'regions';
  if (/^(me\/(storage|advisor|gained|favours?|senators|soldiers|nero|track)|seat\d\/storage)/.test(thing)) return 'sheet';
  return null; // dice and actions are always in sight
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
