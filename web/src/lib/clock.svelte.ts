/** Clocks of seats: the server says what is left, and the page counts on from there. */
import { onMount } from 'svelte';
import { t, words } from './texts.svelte';
import type { SeatClock, SeatInfo, TableInfo } from './types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const LAST_MINUTE = MINUTE;

class Time {
  /** Milliseconds since the page was opened, as of the last second. */
  now = $state(performance.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Let it pass for as long as a component is there. */
  watch(): void {
    onMount(() => {
      this.now = performance.now();
      if (this.#watchers++ === 0) this.#timer = setInterval(() => (this.now = performance.now()), SECOND);
      return () => {
        if (--this.#watchers === 0) clearInterval(this.#timer);
      };
    });
  }
}
export const time = new Time();

/** When each clock came from the server. */
const came = new WeakMap<SeatClock, number>();

/** Seats have come from the server: their clocks count on from this moment. */
export function received(seats: Pick<SeatInfo, 'clock'>[]): void {
  for (const { clock } of seats) if (clock && !came.has(clock)) came.set(clock, performance.now());
}

/** What is left on a clock by now. */
export function left(clock: SeatClock, now: number): number {
  const since = came.get(clock) ?? now;
  return clock.running && !clock.resting ? Math.max(0, clock.left - Math.max(0, now - since)) : clock.left;
}

/** 4:05, 3 h 20, 2 days: as exactly as it matters. */
export function brief(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (milliseconds < HOUR) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const minutes = Math.floor(milliseconds / MINUTE);
  if (milliseconds < 48 * HOUR) return t('clock.hm', { h: Math.floor(minutes / 60), m: String(minutes % 60).padStart(2, '0') });
  return t('games.days', { n: Math.floor(milliseconds / (24 * HOUR)) });
}

/** The same for the ear. */
export function spoken(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (milliseconds < HOUR) return t('clock.said', { m: Math.floor(seconds / 60), s: seconds % 60 });
  return brief(milliseconds);
}

/** When a clock will have run out, for people. */
export function runsOut(clock: SeatClock): string {
  return clock.out_at === null ? '' : t('clock.outAt', { when: new Date(clock.out_at).toLocaleString(words.language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }) });
}

/** My clock at a table, where I am asked: the one where least is left. */
export function mine(table: Pick<TableInfo, 'seats' | 'asked'>): SeatClock | null {
  const clocks = table.seats.flatMap((seat) => (seat.me && seat.clock && table.asked.includes(seat.seat) ? [seat.clock] : []));
  return clocks.reduce<SeatClock | null>((least, one) => (least === null || one.left < least.left ? one : least), null);
}

/** What was agreed about time, in a sentence. */
export function agreed(clock: NonNullable<TableInfo['clock']>): string {
  const what =
    clock.kind === 'live'
      ? t('clock.live', { n: clock.minutes, s: clock.increment ?? 0 })
      : t('clock.days', { each: span(clock.hours), bank: span(clock.bank ?? 0) }) + (clock.weekends ? t('clock.weekendsToo') : '') + ((clock.holidays ?? []).length > 0 ? t('clock.holidaysToo') : '') + '.';
  return `${what} ${t(clock.at_zero === 'out' ? 'clock.thenOut' : 'clock.thenBot')}`;
}

/** Hours as hours or days. */
export function span(hours: number): string {
  return hours % 24 === 0 && hours > 0 ? t('games.days', { n: hours / 24 }) : t('games.hours', { n: hours });
}
