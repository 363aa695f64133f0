/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { NOTHING_FORESEEN } from '../../lib/play.svelte';
import { describe, expect, it } from 'vitest';
import type { Legal } from '../../lib/types';
import { drawing, idsIn, itIsWhole } from '../bench';
import Board from './Board.svelte';
import { About } from './about';
import { positions } from './fixtures/all';
import { find, next, none, offered, plan, units } from './basket';
import { beside } from './beside';
import { changesFor, destinations } from './brings';
import { rowOf, valuesIn } from './sight';
import { PLACES, RESOURCES, ROWS, cardsOf, heaps, ladder, range, viewOf } from './view';
import { Speech } from './words';

const { fixtures, textsIn, find: at } = positions;
const draw = drawing(Board, positions);

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);

  itIsWhole(fixture, html, positions);

  it('always has locations, rows, areas, Colosseum and stores', () => {
    const whose = fixture.state.seat === null ? `seat${(viewOf(fixture.state).asked ?? 0) + 1}` : 'me';
    for (const place of [...PLACES, ...ROWS]) expect(ids).toContain(`location/${place}`);
    for (const row of ROWS) for (const slot of [1, 2, 3, 4, 5]) expect(ids).toContain(`slot/${row}-${slot}`);
    for (const area of [1, 2, 3, 4, 5]) expect(ids).toContain(`area/${area}/track`);
    for (let space = 0; space < 12; space++) expect(ids).toContain(`colosseum/${space}`);
    for (const resource of RESOURCES) expect(ids).toContain(`${whose}/stock/${resource}`);
  });

  it('says of every thing what it is', () => {
    const unsaid = [...html.matchAll(/<\w+ (?:[^>]*? )?data-id="([^"]+)"[^>]*>/g)].filter(([tag]) => !/data-(about|card)="/.test(tag)).map(([, id]) => id ?? '');
    const frames = /^(deck|price\/.*|worker\/\d|area\/(top|bottom)|area\/\d|me|seat\d|(me|seat\d)\/(patrons|cards|neutral))$/; // they hold things that say it
    expect(unsaid.filter((id) => !frames.test(id))).toEqual([]);
  });

  it('shows every card beside the board', () => {
    const { seat } = fixture.state;
    if (seat === null) return;
    for (const card of viewOf(fixture.state).players[seat]?.cards ?? []) expect(ids).toContain(`me/card/${card.card}`);
  });
});

const legal = (group: string, ...touches: string[]): Legal => ({ id: touches.join().length, say: '', touches, group, rule: '', placed: false });
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
    const told = { ...NOTHING_FORESEEN, costs: [change(0, 'workers', 1), change(0, 'denarii', 2)], gains: [change(0, 'points', 3), change(1, 'points', 9)] };
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

  it('knows the row a thing lies in', () => {
    expect(['slot/senatus-2', 'location/legatus', 'me/worker/1'].map(rowOf)).toEqual(['senatus', 'legatus', null]);
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
    expect(french.costs({ stone: 2, cattle: 1, any: 2 })).toBe('2 pierres, 1 tête de bétail, 2 ressources au choix');
    expect(english.costs({ stone: 2, red: 2 })).toBe('2 stone, 2 red resources');
  });

  it('does not say “you” of a rival’s board', () => {
    const { state } = at('turn');
    const view = viewOf(state);
    const rival = view.players.find(({ seat }) => seat !== state.seat)!;
    for (const language of ['fr', 'en'] as const) {
      const about = new About(new Speech(textsIn(language), language), view);
      const said = [about.stock(rival, 'stone'), about.surplus(rival), about.icon('lion', 2), about.fragment('red', 1)].join('\n');
      expect(said).not.toMatch(/\b(vous|votre|vos|you|your)\b/i);
    }
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
