/** The deal of the day in words: how it is played, what became of it, and what to tell others. */
import { levelsOf } from './game';
import { ordinal, t, words } from './texts.svelte';
import type { DealEntry, DealInfo, DealLandmark, DealMode, GameInfo, MyDeal } from './types';

type Result = Pick<DealLandmark, 'outcome' | 'points'>;

const ORDER = ['won', 'ranked', 'lost'];

/** A day of the calendar (UTC) in the reader's language. */
export function dayOf(day: string, long = false): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString(words.language, { day: 'numeric', month: long ? 'long' : 'short', year: 'numeric', timeZone: 'UTC' });
}

export function modeOf(mode: DealMode, game: GameInfo | undefined): string {
  const level = shortly(levelsOf(game).find((one) => one.id === mode.level)?.label ?? mode.level ?? '');
  const who = mode.players < 2 ? t('deals.alone') : t('deals.against', { n: mode.players - 1, level });
  return [who, ...mode.says].join(' · ');
}

/** A level without what its name means. */
const shortly = (label: string): string => label.replace(/ \(.*/, '');

/** Won, 61 points: outcomes are said where there is one. */
export function resultOf(one: { outcome: Result['outcome'] | null; points: number | null }): string {
  const points = one.points === null ? [] : [t('deals.points', { n: one.points })];
  const outcome = one.outcome === null || one.outcome === 'ranked' ? [] : [t(`deals.${one.outcome}`)];
  return [...outcome, ...points].join(', ');
}

/** What has become of my deal, in a few words. */
export function stateOf(mine: MyDeal | null): string {
  if (mine === null) return t('deals.notPlayed');
  if (mine.status === 'playing') return t('deals.playing');
  if (mine.status === 'void') return t('deals.void.short');
  if (mine.status === 'unfinished') return t('deals.unfinished');
  return placeOf(mine);
}

export function placeOf(mine: MyDeal): string {
  return mine.rank === null || mine.of === null ? resultOf(mine) : t('deals.place', { nth: ordinal(mine.rank), of: mine.of });
}

/** Less than 0: the first is the better one. */
export function compare(one: Result, other: Result): number {
  return ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) || other.points - one.points;
}

export type Line = { entry: DealEntry } | { landmark: DealLandmark };

/** People and levels in one list: a level stands before the first who did no better than it. */
export function merged(entries: readonly DealEntry[], landmarks: readonly DealLandmark[]): Line[] {
  const lines: Line[] = [];
  const waiting = [...landmarks].sort(compare);
  for (const entry of entries) {
    while (waiting[0] && (!finished(entry) || compare(waiting[0], entry) < 0)) lines.push({ landmark: waiting.shift()! });
    lines.push({ entry });
  }
  return [...lines, ...waiting.map((landmark) => ({ landmark }))];
}

function finished(entry: DealEntry): entry is DealEntry & Result {
  return entry.finished && entry.outcome !== null && entry.points !== null;
}

/** What to tell others: how it went, and no word of what was dealt. */
export function shareText(deal: DealInfo, landmarks: readonly DealLandmark[], url: string): string {
  const mine = deal.mine;
  if (mine === null || mine.outcome === null || mine.points === null) return '';
  const me = { outcome: mine.outcome, points: mine.points };
  const place = mine.rank === null ? [] : [placeOf(mine)];
  const better = !mine.better_than ? [] : [t('deals.better', { n: mine.better_than })];
  const names = (some: readonly DealLandmark[]): string => some.map((one) => shortly(one.label)).join(', ');
  const ahead = landmarks.filter((one) => compare(me, one) < 0);
  const behind = landmarks.filter((one) => compare(one, me) < 0);
  return [
    t('deals.shareTitle', { day: dayOf(deal.day, true) }),
    t('deals.shareMine', { game: deal.name, result: [resultOf(mine), ...place, ...better].join(', ') }),
    ...(ahead.length > 0 ? [t('deals.shareAhead', { names: names(ahead) })] : []),
    ...(behind.length > 0 ? [t('deals.shareBehind', { names: names(behind) })] : []),
    url,
  ].join('\n');
}
