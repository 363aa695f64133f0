/** The numbers a player looks up at the real table, by game: icon, name, value. */
import type { Key } from '../texts/fr';
import type { View } from '../lib/types';

export interface Stat {
  icon: string;
  label: Key;
  value: string;
}

interface Camp {
  hand_count?: number;
  clientele?: Record<string, number>;
  clientele_limit?: number;
  vault_count?: number;
  vault_limit?: number;
  influence?: number;
}

function gloryToRome(view: View, seat: number): Stat[] {
  const camp = (view.camps as Camp[] | undefined)?.[seat];
  if (!camp) return [];
  const clients = Object.values(camp.clientele ?? {}).reduce((sum, count) => sum + count, 0);
  return [
    { icon: 'influence', label: 'table.stat.influence', value: String(camp.influence ?? 0) },
    { icon: 'cards', label: 'table.stat.hand', value: String(camp.hand_count ?? 0) },
    { icon: 'clientele', label: 'table.stat.clientele', value: `${clients} / ${camp.clientele_limit ?? '?'}` },
    { icon: 'chest', label: 'table.stat.vault', value: `${camp.vault_count ?? 0} / ${camp.vault_limit ?? '?'}` },
  ];
}

/** The four attributes: what counts in the end. */
function hadriansWall(view: View, seat: number): Stat[] {
  const tracks = (view.players as { tracks?: Record<string, number> }[] | undefined)?.[seat]?.tracks;
  if (!tracks) return [];
  const names = ['renown', 'piety', 'valour', 'discipline'] as const;
  return names.map((name) => ({ icon: name, label: `table.stat.${name}` as const, value: String(tracks[name] ?? 0) }));
}

/** The four tracks, of which the blue boxes take Nero's cards. */
function romeAndRoll(view: View, seat: number): Stat[] {
  const tracks = (view.players as { tracks?: Record<string, { at: number }> }[] | undefined)?.[seat]?.tracks;
  if (!tracks) return [];
  const icons = { coins: 'denarius', buildings: 'building', legacy: 'road', glory: 'glory' } as const;
  const names = ['coins', 'buildings', 'legacy', 'glory'] as const;
  return names.map((name) => ({ icon: icons[name], label: `table.stat.${name}` as const, value: String(tracks[name]?.at ?? 0) }));
}

const known: Record<string, (view: View, seat: number) => Stat[]> = {
  'glory-to-rome': gloryToRome,
  'hadrians-wall': hadriansWall,
  'rome-and-roll': romeAndRoll,
};

export function summary(game: string, view: View, seat: number): Stat[] {
  return known[game]?.(view, seat) ?? [];
}

/** The icon of a public number, by the name the game gives it. */
const ICONS: Record<string, string> = {
  orders: 'cards',
  jacks: 'jack',
  foundations: 'site',
  laid: 'stockpile',
  buildings: 'building',
  clients: 'clientele',
  vault: 'chest',
  'hand-size': 'cards',
  'clientele-limit': 'clientele',
  'vault-limit': 'chest',
};

export function iconOf(number: string): string {
  return ICONS[number] ?? number;
}
