/** What a seat sees of Glory to Rome (`view.py`), and what the board reads out of it. */
import type { Legal, State } from '../../lib/types';
import { type Material, type Role, ROLES, heaps, materialOf } from './data';

export interface BuildingView {
  card: string;
  site: Material;
  place: 'town' | 'outside';
  materials: Material[];
  needs: number;
  public: boolean;
}

export interface CampView {
  seat: number;
  hand_count: number;
  hand: string[] | null;
  jacks: number;
  hand_size: number;
  revealed: string[];
  backed: string[] | null;
  stockpile: Partial<Record<Material, number>>;
  clientele: Partial<Record<Role, number>>;
  hired: Role[];
  clientele_limit: number;
  vault_count: number;
  vault: Partial<Record<Material, number>>;
  vault_limit: number;
  influence: number;
  sites: Partial<Record<Material, number>>;
  foundations: BuildingView[];
  buildings: BuildingView[];
  functions: string[];
  played: string[];
  played_jacks: number;
  units: number;
  /** How many actions one's clients have in the role called, whether one follows or not. */
  acting: number;
  /** How many actions each role would give, called or followed with one card. */
  actions: Record<Role, number>;
  concedes: number | null;
}

export interface RomeView {
  seat: number | null;
  turn: number;
  leader: number;
  role: Role | null;
  asked: number | null;
  question: string | null;
  deck: number;
  removed: number;
  jacks: number;
  pool: Partial<Record<Material, number>>;
  pool_cards: string[];
  town: Record<Material, number>;
  outside: Record<Material, number>;
  demand: string[];
  fountain: string | null;
  public: string[];
  camps: CampView[];
  over: boolean;
}

export function viewOf(state: State): RomeView {
  return state.view as unknown as RomeView;
}

/** Every thing that some action of the viewer touches. */
export function touched(legal: readonly Legal[]): Set<string> {
  return new Set(legal.flatMap((action) => action.touches));
}

/** The others, clockwise from the viewer's left; for a spectator everybody. */
export function others(view: RomeView, seat: number | null): CampView[] {
  if (seat === null) return view.camps;
  return [...view.camps.slice(seat + 1), ...view.camps.slice(0, seat)];
}

export function clientCount(camp: CampView): number {
  return Object.values(camp.clientele).reduce((sum, count) => sum + count, 0);
}

export interface Clients {
  role: Role;
  acting: number;
  fresh: number;
}

/** Clients by role; those hired this turn do not act yet. */
export function clients(camp: CampView): Clients[] {
  return ROLES.filter((role) => camp.clientele[role]).map((role) => {
    const fresh = camp.hired.filter((other) => other === role).length;
    return { role, fresh, acting: (camp.clientele[role] ?? 0) - fresh };
  });
}

/** Is a role being chosen now, by the viewer? */
export function calling(legal: readonly Legal[]): boolean {
  return legal.some((action) => action.group === 'lead');
}

const FOLLOWING: readonly string[] = ['Lead', 'Follow', 'MoreCards', 'PlaySet', 'Think'];

/** Did this seat think instead of following the role called? */
export function thought(view: RomeView, camp: CampView): boolean {
  return view.role !== null && camp.units === 0 && !FOLLOWING.includes(view.question ?? 'Lead');
}

/** Names in the pool by material: Dock × 2, Market. */
export function poolNames(view: RomeView, material: Material): { card: string; count: number }[] {
  return heaps(view.pool_cards.filter((card) => materialOf(card) === material));
}

/** Materials seen lying in a vault, one entry a card; the rest lies face down. */
export function facesOf(camp: CampView): Material[] {
  return (Object.entries(camp.vault) as [Material, number][]).flatMap(([material, count]) =>
    Array.from({ length: count }, () => material),
  );
}

/** Seat 0 is `seat1` in the ids of things; one's own is `me`. */
export function prefixOf(camp: CampView, seat: number | null): string {
  return camp.seat === seat ? 'me' : `seat${camp.seat + 1}`;
}
