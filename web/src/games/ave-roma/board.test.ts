/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../lib/texts.svelte';
import type { Legal } from '../../lib/types';
import Stage from '../Stage.svelte';
import Board from './Board.svelte';
import { type Fixture, fixtures, textsIn } from './fixtures/all';
import { find, next, none, offered, plan, units } from './basket';
import { beside } from './beside';
import { changesFor, destinations } from './brings';
import { rowOf, valuesIn } from './sight';
import { PLACES, RESOURCES, ROWS, cardsOf, heaps, ladder, range, touched, viewOf } from './view';
import { Speech } from './words';

function draw({ state, names, language }: Fixture): string {
  words.language = language;
  return render(Stage, { props: { Board, state, texts: textsIn(language), names } }).body;
}
const idsIn = (html: string): string[] => [...html.matchAll(/data-id="([^"]*)"/g)].map((found) => found[1] ?? '');
const labelsIn = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1] ?? '');
const at = (name: string): Fixture => {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
};

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);

  it('has every thing an action touches, once', () => {
    const wanted = [...touched(fixture.state.legal)];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('always has locations, rows, areas, Colosseum and stores', () => {
    const whose = fixture.state.seat === null ? `seat${(viewOf(fixture.state).asked ?? 0) + 1}` : 'me';
    for (const place of [...PLACES, ...ROWS]) expect(ids).toContain(`location/${place}`);
    for (const row of ROWS) for (const slot of [1, 2, 3, 4, 5]) expect(ids).toContain(`slot/${row}-${slot}`);
    for (const area of [1, 2, 3, 4, 5]) expect(ids).toContain(`area/${area}/track`);
    for (let space = 0; space < 12; space++) expect(ids).toContain(`colosseum/${space}`);
    for (const resource of RESOURCES) expect(ids).toContain(`${whose}/stock/${resource}`);
  });

  it('shows every card beside the board', () => {
    const { seat } = fixture.state;
    if (seat === null) return;
    for (const card of viewOf(fixture.state).players[seat]?.cards ?? []) expect(ids).toContain(`me/card/${card.card}`);
  });

  it('speaks in whole words', () => {
    for (const label of labelsIn(html)) expect(label).not.toMatch(/undefined|null|NaN|(?:^|\s)(?:card|icon|deck|power|bonus|location)-/);
  });
});

const legal = (group: string, ...touches: string[]): Legal => ({ id: touches.join().length, say: '', touches, group, rule: '', door: false, ends: false });
const sell = legal('trade', 'me/stock/iron', 'me/denarii');
const purchase = legal('trade', 'me/denarii', 'me/stock/wine');
const close = legal('trade');
const store = legal('overflow', 'me/stock/wine', 'me/stock/surplus');
const cash = legal('overflow', 'me/stock/wine', 'me/denarii');

describe('the basket', () => {
  it('knows what is offered by what actions touch', () => {
    expect(offered([sell, purchase, close], 'sell')).toEqual(['iron']);
    expect(offered([sell, purchase, close], 'purchase')).toEqual(['wine']);
    expect(find([store, cash], { verb: 'cash', resource: 'wine' })).toBe(cash);
  });

  it('sells, then buys, or the other way round, then ends', () => {
    const sold = { ...none(), iron: 2 };
    const bought = { ...none(), wheat: 1, wine: 1 };
    expect(plan(sold, bought, false).map(({ verb, resource }) => `${verb} ${resource ?? ''}`.trim())).toEqual(['sell iron', 'sell iron', 'purchase wheat', 'purchase wine', 'close']);
    expect(plan(sold, bought, true).map((wish) => wish.verb)).toEqual(['purchase', 'purchase', 'sell', 'sell', 'close']);
    expect(plan(none(), none(), false)).toEqual([{ verb: 'close', resource: null }]);
  });

  it('waits while what does not fit is asked about, and stops at what is refused', () => {
    const wishes = plan(none(), { ...none(), wine: 1 }, false);
    expect(next([purchase, close], wishes)).toEqual({ kind: 'play', action: purchase });
    expect(next([store, cash], wishes)).toEqual({ kind: 'wait' });
    expect(next([sell], wishes)).toEqual({ kind: 'stop' });
    expect(next([sell], [])).toEqual({ kind: 'stop' });
    expect(next([sell], [{ verb: 'store', resource: 'wine' }])).toEqual({ kind: 'stop' });
  });

  it('cannot be closed while the area card could not be paid, and says so', () => {
    const trade = at('trade');
    const poor = { ...trade, state: { ...trade.state, legal: trade.state.legal.filter((one) => one.group !== 'trade' || one.touches.length > 0) } };
    const more = new Speech(textsIn(trade.language), trade.language).w.sellMore;
    expect(draw(trade)).not.toContain(more);
    expect(draw(poor)).toContain(more);
    expect(draw(poor)).toMatch(/class="btn pri send"[^>]* disabled/);
  });

  it('buys nothing after selling second', () => {
    const trade = at('trade');
    const view = viewOf(trade.state);
    const late = { ...trade, state: { ...trade.state, view: { ...view, action: { ...view.action, may_buy: false } } as unknown as typeof trade.state.view } };
    const open = (html: string): number => [...html.matchAll(/<button(?![^>]* disabled)[^>]*btn plus/g)].length;
    expect(open(draw(late))).toBeLessThan(open(draw(trade)));
  });

  it('asks for units in the order of the game', () => {
    expect(units({ wine: 1, stone: 2 })).toEqual(['stone', 'stone', 'wine']);
  });

  it('agrees with the actions of real positions', () => {
    expect(offered(at('trade').state.legal, 'sell').length).toBeGreaterThan(0);
    expect(offered(at('trade').state.legal, 'purchase').length).toBeGreaterThan(0);
    expect(find(at('trade').state.legal, { verb: 'close', resource: null })).toBeDefined();
    const waiting = units(viewOf(at('overflow').state).action?.pending ?? {});
    expect(find(at('overflow').state.legal, { verb: 'store', resource: waiting[0] ?? null })).toBeDefined();
    expect(find(at('overflow').state.legal, { verb: 'cash', resource: waiting[0] ?? null })).toBeDefined();
  });
});

describe('what a worker would bring', () => {
  it('is asked for every place the one chosen worker may go to', () => {
    const { state } = at('turn');
    const worker = state.legal[0]?.touches[0] ?? '';
    const found = destinations([worker], state.legal.filter((action) => action.touches.includes(worker)));
    expect(found.size).toBeGreaterThan(2);
    expect(destinations([], state.legal).size).toBe(0);
    expect(destinations(['location/roma'], state.legal).size).toBe(0);
  });

  it('is one’s own, without the worker that leaves, costs first', () => {
    const change = (seat: number, name: string, number: number): { seat: number; name: string; words: string; number: number } => ({ seat, name, words: '', number });
    const told = { lines: [], things: [], cut: false, costs: [change(0, 'workers', 1), change(0, 'denarii', 2)], gains: [change(0, 'points', 3), change(1, 'points', 9)] };
    expect(changesFor(told, 0)).toEqual([{ name: 'denarii', number: -2 }, { name: 'points', number: 3 }]);
  });
});

describe('reading the view', () => {
  it('heaps equal workers, writes ranges, builds ladders', () => {
    expect(heaps([3, 3, 5])).toEqual([{ value: 3, count: 2 }, { value: 5, count: 1 }]);
    expect(range({ slot: '', card: null, lowest: 2, highest: 5 })).toBe('2–5');
    expect(range({ slot: '', card: null, lowest: 5, highest: 5 })).toBe('5');
    const rungs = ladder({ area: '1', card: null, high: false, brown: 1, levels: [2, null, 0] }, 2);
    expect(rungs).toEqual([{ level: 2, seats: [0], brown: false }, { level: 1, seats: [], brown: true }, { level: 0, seats: [2], brown: false }]);
  });

  it('names the areas of chosen workers, trained ones too, or of the action', () => {
    const view = viewOf(at('turn').state);
    expect([...valuesIn(view, ['me/worker/3'])]).toEqual([3]);
    expect([...valuesIn(view, ['me/worker/plus-2-as-4'])]).toEqual([4]);
    const trade = viewOf(at('trade').state);
    expect([...valuesIn(trade, [])]).toEqual([trade.action?.value]);
  });

  it('shows the row with something to touch', () => {
    expect(rowOf(new Set(['slot/senatus-2']), 'aedificator')).toBe('senatus');
    expect(rowOf(new Set(['slot/senatus-2', 'slot/legatus-1']), 'legatus')).toBe('legatus');
    expect(rowOf(new Set(), 'legatus')).toBe('legatus');
  });

  it('knows every open card', () => {
    const cards = cardsOf(viewOf(at('spectator').state));
    expect(cards.size).toBeGreaterThan(20);
    for (const [name, card] of cards) expect(card.card).toBe(name);
  });

  it('speaks both languages', () => {
    const french = new Speech(textsIn('fr'), 'fr');
    expect(french.costs({ black: 1, denarii: 2 })).toBe('1 ressource noire, 2 denarii');
    const english = new Speech(textsIn('en'), 'en');
    expect(english.costs({ black: 1, denarii: 2 })).toBe('1 black resource, 2 denarii');
  });
});

describe('the large card', () => {
  it('goes where it covers nothing that can be touched', () => {
    const thing = { left: 400, top: 400, width: 100, height: 50 };
    const above = { left: 350, top: 100, width: 200, height: 280 };
    const place = beside(thing, { width: 200, height: 250 }, { width: 1000, height: 800 }, [above]);
    expect(place.top).toBeGreaterThanOrEqual(450);
  });
});
