/** Where the eye should go: the areas a worker names, the row a question is about. */
import { scroller } from '../../lib/scroller';
import { type AveView, ROWS, type Row } from './view';

/** The values of the workers that are chosen, or of the action at hand: these areas are meant. */
export function valuesIn(view: AveView, chosen: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const id of chosen) {
    const value = /^me\/worker\/(?:plus-\d-as-)?(\d)$/.exec(id)?.[1];
    if (value) found.add(Number(value));
  }
  const { action } = view;
  if (found.size === 0 && action && ['aedilis', 'mercator', 'propraetor'].includes(action.location)) found.add(action.value);
  return found;
}

/** The row of cards a thing lies in: where only one has room, the others are behind tabs. */
export function rowOf(thing: string): Row | null {
  return ROWS.find((row) => thing.startsWith(`slot/${row}`) || thing === `location/${row}`) ?? null;
}

/** Scroll to the first of some things, unless one of them shows already. */
export function bringIntoView(root: HTMLElement, ids: readonly string[]): void {
  const seen = scroller(root).getBoundingClientRect();
  const top = Math.max(0, seen.top);
  const bottom = Math.min(window.innerHeight, seen.bottom);
  // What stays at the foot covers what is behind it, not itself.
  const feet = [...root.querySelectorAll('.me, .me > .part')].filter((one) => getComputedStyle(one).position === 'sticky');
  const foot = Math.min(bottom, ...feet.map((one) => one.getBoundingClientRect().top));
  const found = ids.flatMap((id) => root.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? []);
  const shows = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    const end = feet.some((one) => one.contains(thing)) ? bottom : foot;
    return box.height > 0 && box.top >= top - 4 && box.top + Math.min(box.height, 40) <= end + 4;
  };
  const hidden = found.filter((thing) => thing.getClientRects().length > 0);
  if (hidden.length > 0 && !hidden.some(shows)) hidden[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
