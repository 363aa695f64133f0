/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../lib/texts.svelte';
import { fitOf } from './fit';
import Stage from '../Stage.svelte';
import Board from './Board.svelte';
import { type Fixture, fixtures, printed, textsIn } from './fixtures/all';
import { cellOf, centred, flip, following, ghostAt, nameOf, nextTurning, onMap, outline, placements, rotate } from './placing';
import { type PlacingView, RESOURCES, blocks, layout, legalByPart, partOf, touched, viewOf } from './view';
import { Speech } from './words';

function draw({ state, names, language }: Fixture): string {
  words.language = language;
  return render(Stage, { props: { Board, state, texts: textsIn(language), names, given: { printed } } }).body;
}
const idsIn = (html: string): string[] => [...html.matchAll(/data-id="([^"]*)"/g)].map((found) => found[1] ?? '');
const labelsIn = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1] ?? '');
const find = (name: string): Fixture => {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
};

it('there is a position of every question', () => {
  const asked = new Set(fixtures.map((one) => viewOf(one.state).question));
  for (const question of ['ChooseCharacter', 'ChooseVillage', 'Pick', 'DoubleDraft', 'Act', 'MoveOverseer', 'ChoosePlan', 'Save', 'Place', 'PlaceRubble', 'Receive', 'ReceiveAway', 'ChooseGood', 'TriggerOwn', 'TriggerAny', 'Steal', 'ClaimFavour', 'Muster', 'SpendFor', 'Conquer', 'Develop', 'Tax', 'Trade'])
    expect([...asked], question).toContain(question);
});

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);
  const view = viewOf(fixture.state);

  it('has every thing an action touches, once', () => {
    const wanted = [...touched(fixture.state.legal)];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('shows everything that lies open', () => {
    for (const { plan } of view.plans) expect(ids).toContain(`plan/${plan}`);
    for (const favour of view.favours) expect(ids).toContain(`favour/${favour}`);
    for (const die of view.pool) expect(ids).toContain(`pool/${die}`);
    for (const region of view.regions) {
      for (const { settlement } of region.settlements) expect(ids).toContain(`settlement/${settlement}`);
      for (const { road } of region.roads) expect(ids).toContain(`road/${road}`);
    }
    for (const { id } of blocks(view)) expect(ids).toContain(id);
    for (const player of view.players) {
      const whose = player.seat === fixture.state.seat ? 'me' : `seat${player.seat + 1}`;
      for (const good of RESOURCES) expect(ids).toContain(`${whose}/storage/${good}`);
    }
  });

  it('speaks in whole words', () => {
    for (const label of labelsIn(html)) expect(label).not.toMatch(/undefined|null|NaN|\{|(?:^|\s)(?:plan|good|advisor|settlement|die)-/);
  });
});

describe('drawing a building', () => {
  const { state } = find('place');
  const placing = viewOf(state).placing as PlacingView;
  const all = placements(placing, state.legal);

  it('every legal action is a placement on the cells it touches', () => {
    expect(all).toHaveLength(state.legal.length);
    for (const one of all) {
      expect(one.action?.touches).toEqual([`city/${nameOf(one.anchor)}`]);
      expect(one.action?.say).toContain(String(one.turning + 1));
      expect(one.id).toBe(one.action?.id);
      expect(onMap(one, viewOf(state).city.rows, viewOf(state).city.columns)).toBe(true);
    }
  });

  it('the ghost snaps to a legal placement over the cell, else lies there itself', () => {
    const wanted = all[0]!;
    const over = ghostAt(placing, wanted.turning, wanted.cells[1]!, all, viewOf(state).city);
    expect(over.action).not.toBeNull();
    expect(over.cells).toContainEqual(wanted.cells[1]);
    const away = ghostAt(placing, wanted.turning, { row: 0, column: 0 }, all, viewOf(state).city);
    expect(away.action).toBeNull();
    for (const corner of [{ row: 0, column: 0 }, { row: 13, column: 17 }]) expect(onMap(ghostAt(placing, wanted.turning, corner, [], viewOf(state).city), 14, 18)).toBe(true);
    expect(away.cells).toHaveLength(wanted.cells.length);
    expect(away.id).toBe(placing.first + away.turning * placing.frame + away.anchor.row * placing.width + away.anchor.column);
  });

  it('turns and mirrors, and steps through all places', () => {
    const ell: PlacingView = { ...placing, turnings: [[[0, 0], [0, 1], [1, 0]], [[0, 0], [0, 1], [1, 1]], [[0, 0], [1, -1], [1, 0]], [[0, 0], [1, 0], [1, 1]], [], [], [], []] }; // prettier-ignore
    expect([0, 1, 2, 3].map((turning) => rotate(ell, turning)).sort()).toEqual([0, 1, 2, 3]);
    expect(flip(ell, flip(ell, 0))).toBe(0);
    expect(centred(ell, 0, { row: 4, column: 4 }, { rows: 14, columns: 18 }).cells).toHaveLength(3);
    const seen = new Set<number>();
    let at = following(null, all, 1);
    for (let step = 0; step < all.length && at; step++) {
      seen.add(at.id);
      at = following(at, all, 1);
    }
    expect(seen.size).toBe(all.length);
    expect(all.some((one) => one.turning === nextTurning(placing, all, all[0]!.turning, rotate))).toBe(true);
  });

  it('names cells as the engine does, and outlines them', () => {
    expect(cellOf('c12')).toEqual({ row: 2, column: 11 });
    expect(nameOf({ row: 2, column: 11 })).toBe('c12');
    expect(outline([{ row: 0, column: 0 }, { row: 0, column: 1 }], 10).match(/M/g)).toHaveLength(6);
  });

  it('rubble has its shape too', () => {
    const rubble = find('rubble').state;
    expect(placements(viewOf(rubble).placing, rubble.legal)).toHaveLength(rubble.legal.length);
  });
});

describe('what is seen', () => {
  it('every touch lies in a part of the board, or is always in sight', () => {
    const always = /^(pool\/|action\/|character\/|me\/(dice|die|icon|senators|advisor$|minerva|favour\/))/;
    for (const { state } of fixtures)
      for (const id of touched(state.legal)) expect(partOf(id) !== null || always.test(id), id).toBe(true);
    expect(legalByPart(find('conquer').state.legal).regions).toBeGreaterThan(0);
  });

  it('provinces are laid out from Rome on, no two places on one spot', () => {
    for (const region of viewOf(find('conquer').state).regions) {
      const spots = [...layout(region).values()].map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`);
      expect(spots).toHaveLength(region.settlements.length + 1);
      expect(new Set(spots).size).toBe(spots.length);
    }
  });

  it('fits into wide, tablet and phone', () => {
    expect(fitOf(1140, 748, 14, 18).size).toBe('wide');
    expect(fitOf(1140, 748, 14, 18).city).toBeGreaterThan(480);
    expect(fitOf(784, 700, 14, 18)).toEqual({ size: 'tablet', city: 0 });
    expect(fitOf(390, 600, 14, 18).size).toBe('phone');
  });
});

describe('effects in words', () => {
  const french = new Speech(textsIn('fr'), 'fr', ['Claire', 'Hugo']);
  const english = new Speech(textsIn('en'), 'en', ['Claire', 'Hugo']);

  it('tells every plan and every advisor in both languages', () => {
    expect(printed.plans.size).toBe(21);
    expect(printed.advisors.size).toBe(16);
    expect(printed.faces.size).toBe(18);
    for (const speech of [french, english]) {
      for (const plan of printed.plans.keys()) {
        const lines = speech.planText(plan, printed);
        expect(lines.length, plan).toBeGreaterThan(0);
        for (const [when, what] of lines) expect(`${when} ${what}`, plan).not.toMatch(/undefined|NaN|\{|-[a-z]+-/);
      }
      for (const advisor of printed.advisors.values()) expect(speech.advisorText(advisor)).not.toMatch(/undefined|NaN|\{/);
    }
  });

  it('reads as a player would say it', () => {
    expect(french.planText('camp', printed)).toContainEqual(['Lever une légion', 'jusqu’à 3 ressources contre Soldat chacune']);
    expect(english.planText('villa', printed)).toContainEqual(['End', '1 point per adjacent building (at most 4)']);
    expect(french.counts({ coin: 2, jewel: 2, wood: 2, fish: 1 })).toBe('2 Pièces, 2 Bijoux, 2 Bois, 1 Poisson');
    expect(english.counts({ coin: 2, fish: 2, jewel: 1 })).toBe('2 Coins, 2 Fish, 1 Jewel');
    expect(french.advisorText(printed.advisors.get('nicodemus'))).toBe('II dé à Poisson\u00a0: 1 Marchand. IV Échanger\u00a0: 1 pièce de plus par bijou. V 5 points');
    expect(printed.reconstructed).toContain('dice');
  });
});
