/** What a seat sees of Age of Rome (`view.py`), and what the board reads out of it. */
import type * as api from '../../lib/api-types';
import type { Legal, State } from '../../lib/types';
import type { Building } from './data';

export type PlotView = api.AgeOfRomePlotView;
export interface ProvinceView extends api.AgeOfRomeProvinceView {
  levels: Record<Building, number>;
  partisans: Record<Building, number>;
}
export type RegionView = api.AgeOfRomeRegionView;
export type PantheonView = api.AgeOfRomePantheonView;
export interface PlayerView extends api.AgeOfRomePlayerView {
  medals: Building[];
}
export interface CassiusView extends api.AgeOfRomeCassiusView {
  build: { building: Building; level: number; possible: boolean }[];
  medals: Building[];
}
export interface CaesarView extends api.AgeOfRomeView {
  provinces: ProvinceView[];
  tiles: Record<Building, number[]>;
  offer: { proposer: number; province: string; building: Building; denarii: number; asked: number; token: string | null } | null;
  players: PlayerView[];
  cassius: CassiusView | null;
}

export function viewOf(state: State): CaesarView {
  return state.view as unknown as CaesarView;
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
  if (/^(tile\/|discard$|deck$|quests$|pantheon$|tasks$|cassius(\/|$))/.test(thing)) return 'tiles';
  if (/^me\/(building\/|plots$)/.test(thing)) return null;
  return thing.startsWith('me/') ? 'me' : null;
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
