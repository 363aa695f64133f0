/**
 * Several single actions chosen in one panel and sent one after the other. The panel knows no
 * rule: the next action of the list is played if it is legal now, waits while another question
 * is asked in between (where does what does not fit go?), and is dropped if it is refused.
 */
import type { Legal } from '../../lib/types';
import { RESOURCES, type Resource } from './view';

export type Verb = 'sell' | 'purchase' | 'store' | 'cash' | 'close';
export interface Wish {
  verb: Verb;
  resource: Resource | null;
}
export type Counts = Record<Resource, number>;

export function none(): Counts {
  return { wood: 0, stone: 0, cattle: 0, wheat: 0, iron: 0, wine: 0 };
}

export function sum(counts: Counts): number {
  return RESOURCES.reduce((total, resource) => total + counts[resource], 0);
}

/** What the touches of a legal action tell about it. */
function wishOf(action: Legal): Wish | null {
  const [from = '', to = ''] = action.touches;
  const name = (id: string): Resource => id.slice('me/stock/'.length) as Resource;
  if (action.group === 'trade') {
    if (from === '') return { verb: 'close', resource: null };
    return from === 'me/denarii' ? { verb: 'purchase', resource: name(to) } : { verb: 'sell', resource: name(from) };
  }
  if (action.group === 'overflow') return { verb: to === 'me/denarii' ? 'cash' : 'store', resource: name(from) };
  return null;
}

/** The legal action that a wish stands for. */
export function find(legal: readonly Legal[], wish: Wish): Legal | undefined {
  return legal.find((action) => {
    const one = wishOf(action);
    return one !== null && one.verb === wish.verb && one.resource === wish.resource;
  });
}

/** Resources that may be sold, or bought, now. */
export function offered(legal: readonly Legal[], verb: Verb): Resource[] {
  return RESOURCES.filter((resource) => find(legal, { verb, resource }) !== undefined);
}

/** The trade as single actions: all of the first kind, all of the second, the end. */
export function plan(sold: Counts, bought: Counts, buyFirst: boolean): Wish[] {
  const each = (verb: Verb, counts: Counts): Wish[] => RESOURCES.flatMap((resource) => Array.from({ length: counts[resource] }, () => ({ verb, resource })));
  const sales = each('sell', sold);
  const purchases = each('purchase', bought);
  return [...(buyFirst ? [...purchases, ...sales] : [...sales, ...purchases]), { verb: 'close', resource: null }];
}

/** What does not fit as single units, in the order in which they are asked for. */
export function units(pending: Partial<Record<Resource, number>>): Resource[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: pending[resource] ?? 0 }, () => resource));
}

export type Next = { kind: 'play'; action: Legal } | { kind: 'wait' } | { kind: 'stop' };

/** What to do with the first wish of a list now. */
export function next(legal: readonly Legal[], wishes: readonly Wish[]): Next {
  const wish = wishes[0];
  if (!wish) return { kind: 'stop' };
  const action = find(legal, wish);
  if (action) return { kind: 'play', action };
  const trading = wish.verb !== 'store' && wish.verb !== 'cash';
  return trading && legal.some((one) => one.group === 'overflow') ? { kind: 'wait' } : { kind: 'stop' };
}
