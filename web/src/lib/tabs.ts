/** Parts of a board that lie one behind the other, each with its tab: which one a thing is behind, and which one comes to the front. */
import type { Legal } from './types';

/** The tab a thing lies behind; null: it is always in sight. */
export type TabOf<T extends string> = (thing: string) => T | null;

/** How many of some things lie behind each tab. */
export function countBehind<T extends string>(tabs: readonly T[], of: TabOf<T>, things: Iterable<string>): Record<T, number> {
  const counts = Object.fromEntries(tabs.map((tab) => [tab, 0])) as Record<T, number>;
  for (const thing of things) {
    const tab = of(thing);
    if (tab !== null) counts[tab] += 1;
  }
  return counts;
}

/** The tab that shows something of some things: the present one, unless all of them lie behind others. */
export function tabFor<T extends string>(of: TabOf<T>, things: Iterable<string>, now: T): T {
  const tabs = [...things].map(of);
  return tabs.some((tab) => tab === null || tab === now) ? now : (tabs.find((tab) => tab !== null) ?? now);
}

/** The tab of what is spoken of, even if some of it is always in sight. */
export function tabOfLit<T extends string>(of: TabOf<T>, lit: Iterable<string>, now: T): T {
  const tabs = [...lit].flatMap((thing) => of(thing) ?? []);
  return tabs.includes(now) ? now : (tabs[0] ?? now);
}

/** What is still to be touched after something was chosen lies behind a tab: which? */
export function tabNeeded<T extends string>(of: TabOf<T>, candidates: readonly Legal[], chosen: readonly string[], now: T): T {
  if (chosen.length === 0 || candidates.length < 2) return now;
  const rest = candidates.map((action) => action.touches.filter((id) => !chosen.includes(id)));
  return rest.some((touches) => touches.length === 0) ? now : tabFor(of, rest.flat(), now);
}
