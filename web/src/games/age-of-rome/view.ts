/** What a seat sees of Age of Rome (`view.py`), and what the board reads out of it. */
import type { Legal, State } from '../../lib/types';
import type { Building } from './data';

export interface PlotView {
  owner: number;
  activated: boolean;
}
export interface ProvinceView {
  province: string;
  /** Where around the board it lies now, clockwise. */
  position: number;
  owner: number | null;
  population: number;
  penalty: number;
  levels: Record<Building, number>;
  partisans: Record<Building, number>;
  plots: (PlotView | null)[];
}
export interface RegionView {
  region: string;
  defence: number;
  defeated: boolean;
  legions: number[];
  places: number[];
  points: number[];
}
export interface PantheonView {
  base: number;
  base_common: string;
  upper: number;
  upper_common: string;
}
export interface PlayerView {
  seat: number;
  position: number;
  province: string;
  character: string;
  effects: string[];
  denarii: number;
  glory: number;
  vendetta: number;
  track: (string | null)[];
  bonuses: string[];
  used: string[];
  legions: number;
  legions_unrecruited: number;
  votes: number;
  votes_unrecruited: number;
  partisans: number;
  partisans_ready: number;
  plots: number;
  anchor: boolean;
  pantheon: PantheonView;
  medals: Building[];
  hand_count: number;
  hand: string[] | null;
  sets: { goods: string; cards: string[] }[];
  quest_count: number;
  quests: { quest: string; points: number }[] | null;
}
export interface CassiusView {
  position: number;
  province: string;
  card: string | null;
  past_cards: string[];
  icons_left: number;
  glory: number;
  vendetta: number;
  legions: number;
  votes: number;
  pantheon: PantheonView;
  medals: Building[];
  stock: number;
  combat_deck: number;
  combat_discard: string[];
  score: Record<string, number>;
}
export interface CaesarView {
  seat: number | null;
  round: number;
  phase: string;
  variants: string[];
  asked: number | null;
  deciders: number[];
  question: string | null;
  turned: number;
  /** Quarter turns at the end of this round; below 0 they go the other way. */
  rotation: number;
  first_player: string;
  order: number[];
  event: { event: string; negative: boolean; clockwise: boolean; turns: number } | null;
  past_events: string[];
  event_deck: number;
  provinces: ProvinceView[];
  tiles: Record<Building, number[]>;
  medals: Partial<Record<Building, number>>;
  milestones: number[];
  regions: RegionView[];
  senate: number[];
  senate_points: number[];
  pantheon_base: string[];
  pantheon_upper: string[];
  vendetta: number;
  trade_deck: number;
  trade_discard: string[];
  quest_deck: number;
  farm: number;
  offer: { proposer: number; province: string; building: Building; denarii: number; asked: number; token: string | null } | null;
  struck: { plotter: number; target: number; effect: string; cancelled: boolean; twice: boolean } | null;
  players: PlayerView[];
  cassius: CassiusView | null;
  tasks: { tasks: Record<string, boolean>; rank: string | null } | null;
  over: boolean;
  exploits: string[][] | null;
}

export function viewOf(state: State): CaesarView {
  return state.view as unknown as CaesarView;
}

/** Every thing that some action of the viewer touches. */
export function touched(legal: readonly Legal[]): Set<string> {
  return new Set(legal.flatMap((action) => action.touches));
}

/** The seat under which the log speaks of Cassius: his colour and shape. */
export const CASSIUS = 4;

/** The owner as a seat with a colour: Cassius, who comes after the seats, has one of his own. */
export function lookOf(owner: number, view: CaesarView): number {
  return owner >= view.players.length ? CASSIUS : owner;
}

/** Seat 0 is `seat1` in the ids of things; one's own is `me`; Cassius is told of as a fifth seat. */
export function prefixOf(owner: number, view: CaesarView): string {
  if (owner === view.seat) return 'me';
  return `seat${lookOf(owner, view) + 1}`;
}

/** The position that lies at the bottom: the viewer's own, for others the first seat's. */
export function bottomOf(view: CaesarView, seat: number | null): number {
  return view.players[seat ?? 0]?.position ?? 0;
}

const mod4 = (number: number): number => ((number % 4) + 4) % 4;

/** Where something at a position is seen: 0 bottom, 1 left, 2 top, 3 right. */
export function sideOf(position: number, bottom: number): number {
  return mod4(position - bottom);
}

/** The way from one stand of the Provinces board to another: at most a half turn, the told way. */
export function wayFrom(before: number, now: number, backwards: boolean): number {
  const turns = mod4(now - before);
  if (turns === 3) return -1;
  return turns === 2 && backwards ? -2 : turns;
}

/** Who sits where around the board: owners by position, Cassius after the seats. */
export function seatsOf(view: CaesarView): { owner: number; position: number }[] {
  const seats = view.players.map((player) => ({ owner: player.seat, position: player.position }));
  return view.cassius ? [...seats, { owner: view.players.length, position: view.cassius.position }] : seats;
}

/** Whom a Province faces after the next turn of the board; null: nobody. */
export function nextOwner(view: CaesarView, province: ProvinceView): number | null {
  const position = mod4(province.position + view.rotation);
  return seatsOf(view).find((seat) => seat.position === position)?.owner ?? null;
}

/** A marker on the track of thirty spaces: its space, and how often it went round. */
export function spaceOf(glory: number): { space: number; laps: number } {
  return { space: ((glory - 1) % 30) + 1, laps: Math.floor((glory - 1) / 30) };
}

export interface Slot {
  bonus: string | null;
  marker: boolean;
  active: boolean;
  used: boolean;
}
/** The Vendetta track: markers lie in the rightmost slots and cover the bonuses there. */
export function slotsOf(player: PlayerView): Slot[] {
  const free = player.track.length - player.vendetta;
  return player.track.map((bonus, place) => ({
    bonus,
    marker: place >= free,
    active: bonus !== null && player.bonuses.includes(bonus),
    used: bonus !== null && player.used.includes(bonus),
  }));
}

export function piecesOf(pantheon: PantheonView): number {
  return pantheon.base + pantheon.upper + Number(pantheon.base_common !== 'none') + Number(pantheon.upper_common !== 'none');
}

/** Equal cards together. */
export function heaps(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** On a phone only the map is always there; the rest lies behind tabs. */
export const TABS = ['war', 'tiles', 'me'] as const;
export type Tab = (typeof TABS)[number];

export function tabOf(thing: string): Tab | null {
  if (/^(region|senate)(\/|$)/.test(thing)) return 'war';
  if (/^(tile\/|discard$|deck$|quests$|pantheon$)/.test(thing)) return 'tiles';
  if (/^me\/(building\/|plots$)/.test(thing)) return null;
  return thing.startsWith('me/') ? 'me' : null;
}

/** How many legal actions need a look at each tab. */
export function legalByTab(legal: readonly Legal[]): Record<Tab, number> {
  const counts: Record<Tab, number> = { war: 0, tiles: 0, me: 0 };
  for (const action of legal) for (const tab of new Set(action.touches.map(tabOf))) if (tab) counts[tab] += 1;
  return counts;
}

/** The tab a question wants: none other if something it is about shows already. */
export function tabWanted(legal: readonly Legal[], now: Tab): Tab {
  const tabs = [...touched(legal)].map(tabOf);
  return tabs.some((tab) => tab === null || tab === now) ? now : (tabs.find((tab) => tab !== null) ?? now);
}

/** What is still to be touched after something was chosen lies behind a tab: which? */
export function tabNeeded(candidates: readonly Legal[], chosen: readonly string[], now: Tab): Tab {
  if (chosen.length === 0 || candidates.length < 2) return now;
  const rest = candidates.map((action) => ({ ...action, touches: action.touches.filter((id) => !chosen.includes(id)) }));
  return rest.some((action) => action.touches.length === 0) ? now : tabWanted(rest, now);
}

/** Actions that differ in a number only, such as the Denarii of an offer: the number, and the action. */
export function amountsOf(legal: readonly Legal[]): { amount: number; action: Legal }[] {
  return legal
    .filter((action) => action.touches.includes('offer'))
    .flatMap((action) => {
      const amount = /\d+/.exec(action.say);
      return amount ? [{ amount: Number(amount[0]), action }] : [];
    });
}
