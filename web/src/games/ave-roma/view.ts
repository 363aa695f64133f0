/** What a seat sees of Ave Roma (`view.py`), and what the board reads out of it. */
import type * as api from '../../lib/api-types';
import type { State } from '../../lib/types';

export const RESOURCES = ['wood', 'stone', 'cattle', 'wheat', 'iron', 'wine'] as const;
export const PLACES = ['quaestor', 'aedilis', 'mercator', 'propraetor', 'roma'] as const;
export const ROWS = ['aedificator', 'legatus', 'senatus'] as const;
export const DECKS = ['area', 'building', 'war', 'patron'] as const;
export const ICONS = ['amphora', 'swords', 'lion'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Place = (typeof PLACES)[number];
export type Row = (typeof ROWS)[number];
export type Location = Place | Row;
export type Deck = (typeof DECKS)[number];
export type CardIcon = (typeof ICONS)[number];
export type Costs = Partial<Record<string, number>>;

/** All that is printed on a card; which fields it has depends on its deck. */
export interface CardView extends api.AveRomaCardView {
  deck: Deck;
  icon: CardIcon;
  top?: Resource[];
  bottom?: Resource[];
  action?: Location;
}
export interface HeldView extends CardView {
  used: boolean;
  turned?: boolean;
}
export interface LocationView extends api.AveRomaLocationView {
  location: Location;
}
export interface SlotView extends api.AveRomaSlotView {
  card: CardView | null;
}
export interface AreaView extends api.AveRomaAreaView {
  card: CardView | null;
}
export type SpaceView = api.AveRomaSpaceView;
export type TrainingView = api.AveRomaTrainingView;
export interface PlayerView extends api.AveRomaPlayerView {
  prices: Record<Resource, number>;
  stock: Record<Resource, number>;
  patrons: CardView[];
  cards: HeldView[];
}
export interface ActionView extends api.AveRomaActionView {
  location: Location;
}
export interface AveView extends api.AveRomaView {
  mode: 'basic' | 'advanced';
  locations: LocationView[];
  rows: Record<Row, SlotView[]>;
  areas: AreaView[];
  decks: Record<Deck, number>;
  tops: Record<Exclude<Deck, 'area'>, CardView | null>;
  limits: { resource: number; surplus: number; purchases: number };
  action: ActionView | null;
  picking: { location: Location; count: number; neutral: boolean } | null;
  players: PlayerView[];
}

export function viewOf(state: State): AveView {
  return state.view as unknown as AveView;
}

/** Seat 0 is `seat1` in the ids of things; one's own is `me`. */
export function prefixOf(owner: number, seat: number | null): string {
  return owner === seat ? 'me' : `seat${owner + 1}`;
}

export const DECK_OF: Record<Row, Exclude<Deck, 'area'>> = { aedificator: 'building', legatus: 'war', senatus: 'patron' };

/** Equal workers are one thing: [3, 3, 5] is a 3 twice and a 5. */
export function heaps(values: readonly number[]): { value: number; count: number }[] {
  const made: { value: number; count: number }[] = [];
  for (const value of values) {
    const same = made.find((one) => one.value === value);
    if (same) same.count += 1;
    else made.push({ value, count: 1 });
  }
  return made;
}

/** The seats that stand on each level of an area, from the top down; the last row are level 0's. */
export function ladder(area: AreaView, highest: number): { level: number; seats: number[]; brown: boolean }[] {
  return Array.from({ length: highest + 1 }, (_, step) => {
    const level = highest - step;
    const seats = area.levels.flatMap((one, seat) => (one === level ? [seat] : []));
    return { level, seats, brown: area.brown === level };
  });
}

/** The values of workers that pass a place in a row, "3–5". */
export function range(slot: SlotView): string {
  return slot.lowest === slot.highest ? String(slot.lowest) : `${slot.lowest}–${slot.highest}`;
}

/** The workers one may use now: real ones, or at the end an imaginary one of any value. */
export function readyWorkers(view: AveView, player: PlayerView): { value: number; count: number; imaginary: boolean }[] {
  if (view.question === 'ExtraTurn' && view.asked === player.seat) return [1, 2, 3, 4, 5].map((value) => ({ value, count: 1, imaginary: true }));
  return heaps(player.workers).map((heap) => ({ ...heap, imaginary: false }));
}

/** Whose board lies on the stage: one's own, unless another's is looked at. */
export function boardOf(view: AveView, seat: number | null, looking: number | null): PlayerView {
  return view.players[looking ?? seat ?? view.asked ?? 0] ?? view.players[0]!;
}

/** Every card that lies open somewhere, by name. */
export function cardsOf(view: AveView): Map<string, CardView> {
  const open = [
    ...ROWS.flatMap((row) => view.rows[row].map((slot) => slot.card)),
    ...view.areas.map((area) => area.card),
    ...Object.values(view.tops),
    ...view.players.flatMap((player) => [...player.cards, ...player.patrons]),
  ];
  return new Map(open.flatMap((card) => (card ? [[card.card, card] as const] : [])));
}
