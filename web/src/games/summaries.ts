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

interface Senator {
  glory: number;
  denarii: number;
  partisans_ready: number;
  legions: number;
  vendetta: number;
  hand_count: number;
}

function ageOfRome(view: View, seat: number): Stat[] {
  const player = (view.players as Senator[] | undefined)?.[seat];
  if (!player) return [];
  return [
    { icon: 'glory', label: 'table.stat.glory', value: String(player.glory) },
    { icon: 'denarius', label: 'table.stat.denarii', value: String(player.denarii) },
    { icon: 'partisan', label: 'table.stat.partisans', value: String(player.partisans_ready) },
    { icon: 'legion', label: 'table.stat.legions', value: String(player.legions) },
    { icon: 'vendetta', label: 'table.stat.vendetta', value: String(player.vendetta) },
    { icon: 'cards', label: 'table.stat.hand', value: String(player.hand_count) },
  ];
}

/** Money, surplus, politics, cards: what a player looks up at the table of Ave Roma. */
function aveRoma(view: View, seat: number): Stat[] {
  const player = (view.players as { points?: number; denarii?: number; surplus?: number; politics?: number; cards?: unknown[]; active?: unknown[] }[] | undefined)?.[seat];
  if (!player) return [];
  const cards = (player.cards?.length ?? 0) + (player.active?.length ?? 0);
  return [
    { icon: 'points', label: 'table.stat.points', value: String(player.points ?? 0) },
    { icon: 'denarius', label: 'table.stat.denarii', value: String(player.denarii ?? 0) },
    { icon: 'surplus', label: 'table.stat.surplus', value: String(player.surplus ?? 0) },
    { icon: 'influence', label: 'table.stat.politics', value: String(player.politics ?? 0) },
    { icon: 'cards', label: 'table.stat.cards', value: String(cards) },
  ];
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
  'age-of-rome': ageOfRome,
  'ave-roma': aveRoma,
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
  denarii: 'denarius',
  partisans: 'partisan',
  legions: 'legion',
  'legions-in-regions': 'legion',
  votes: 'vote',
  senate: 'vote',
  hand: 'cards',
  sets: 'goods',
  quests: 'quest',
  plots: 'plot',
  medals: 'medal',
  politics: 'influence',
  levels: 'zone',
  workers: 'worker',
  active: 'senator',
};

export function iconOf(number: string): string {
  return ICONS[number] ?? number;
}
