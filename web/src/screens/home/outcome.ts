/** What became of a finished table, in a few words. */
import { ordinal, t, words } from '../../lib/texts.svelte';
import type { TableInfo } from '../../lib/types';

type Ended = Pick<TableInfo, 'mine' | 'players' | 'result' | 'closed' | 'seats' | 'created' | 'updated'>;

/** Won, lost or which place, and the points; of a table of others, or of several seats, who won. */
export function outcome(table: Ended): string {
  if (table.closed !== null) return t('games.closed');
  const scores = table.result ?? [];
  const mine = table.mine.length === 1 ? scores.find((score) => score.seat === table.mine[0]) : undefined;
  if (!mine) {
    const names = scores.filter((score) => score.won).map((score) => table.seats[score.seat]?.name ?? '');
    return names.length === 0 ? '' : names.length > 1 ? t('end.tie', { names: names.join(', ') }) : t('end.wins', { name: names[0] ?? '' });
  }
  const points = t('games.points', { n: mine.total });
  if (mine.outcome === 'ranked') return points;
  const how = mine.outcome === 'won' ? t('games.won') : table.players > 2 ? `${t('games.lost')} (${t('games.place', { nth: ordinal(mine.rank) })})` : t('games.lost');
  return `${how}, ${points}`;
}

/** The day it ended, in the reader's language. */
export function day(table: Pick<Ended, 'updated'>): string {
  const date = new Date(table.updated);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(words.language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** From the opening to the end: minutes, then hours, then days. */
export function duration(table: Pick<Ended, 'created' | 'updated'>): string {
  const minutes = Math.round((Date.parse(table.updated) - Date.parse(table.created)) / 60000);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 120) return t('games.minutes', { n: Math.max(1, minutes) });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('games.hours', { n: hours }) : t('games.days', { n: Math.round(hours / 24) });
}
