/** What a seat sees of Glory to Rome (`view.py`), and what the board reads out of it. */
import type * as api from '../../lib/api-types';
import type { Legal, State } from '../../lib/types';
import { type Material, type Role, ROLES, heaps, materialOf } from './data';

export interface BuildingView extends api.GloryToRomeBuildingView {
  site: Material;
  place: 'town' | 'outside';
  materials: Material[];
}

export interface CampView extends api.GloryToRomeCampView {
  hired: Role[];
  foundations: BuildingView[];
  buildings: BuildingView[];
  actions: Record<Role, number>;
}

export interface RomeView extends api.GloryToRomeView {
  role: Role | null;
  town: Record<Material, number>;
  outside: Record<Material, number>;
  camps: CampView[];
}

export function viewOf(state: State): RomeView {
  return state.view as unknown as RomeView;
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
