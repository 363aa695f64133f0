/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { describe, expect, it } from 'vitest';
import { touchable } from '../../lib/narrowing';
import { drawing, idsIn, itIsWhole } from '../bench';
import { fitOf } from './fit';
import Board from './Board.svelte';
import { given, positions, printed } from './fixtures/all';
import { cellOf, centred, flip, following, ghostAt, nameOf, nameSpot, nextTurning, onMap, outline, placements, rotate } from './placing';
import { type PlacingView, RESOURCES, blocks, layout, partOf, viewOf } from './view';
import { Speech } from './words';

const { fixtures, textsIn, find } = positions;
const draw = drawing(Board, positions, given);

it('there is a position of every question', () => {
  const asked = new Set(fixtures.map((one) => viewOf(one.state).question));
  for (const question of ['ChooseCharacter', 'ChooseVillage', 'Pick', 'DoubleDraft', 'Act', 'MoveOverseer', 'ChoosePlan', 'Save', 'Place', 'PlaceRubble', 'Receive', 'ReceiveAway', 'ChooseGood', 'TriggerOwn', 'TriggerAny', 'Steal', 'ClaimFavour', 'Muster', 'SpendFor', 'Conquer', 'Develop', 'Tax', 'Trade'])
    expect([...asked], question).toContain(question);
});

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);
  const view = viewOf(fixture.state);

  itIsWhole(fixture, html, positions);

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
});

describe('the name of a hill', () => {
  const hill = ['c2', 'c3', 'c4', 'd2', 'd3'].map(cellOf);

  it('stands on the longest free row, beside what is printed', () => {
    expect(nameSpot(hill, new Set(), {}, 6)).toEqual({ row: 2.5, column: 2.5 });
    expect(nameSpot(hill, new Set(), { c3: 'fish' }, 6)).toEqual({ row: 3.5, column: 2 });
  });
  it('never lies under a building', () => {
    expect(nameSpot(hill, new Set(['c4']), {}, 6)).toEqual({ row: 3.5, column: 2 });
    expect(nameSpot(hill, new Set(['c4', 'd3']), {}, 6)).toBeNull();
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
    const always = /^(pool\/|action\/|character\/|me\/(dice|die|icon|advisor$|minerva))/;
    for (const { state } of fixtures)
      for (const id of touchable(state.legal)) expect(partOf(id) !== null || always.test(id), id).toBe(true);
    expect([...touchable(find('conquer').state.legal)].map(partOf)).toContain('regions');
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

describe('what the reference says', () => {
  const french = new Speech(textsIn('fr'), 'fr', ['Claire', 'Hugo']);
  const english = new Speech(textsIn('en'), 'en', ['Claire', 'Hugo']);

  it('tells every plan and every advisor in both languages', () => {
    expect(printed.plans.size).toBe(21);
    expect(printed.faces.size).toBe(18);
    for (const speech of [french, english]) {
      for (const plan of printed.plans.keys()) {
        const lines = speech.planText(plan);
        expect(lines.length, plan).toBeGreaterThan(1);
        for (const line of lines) expect(line, plan).not.toMatch(/undefined|NaN|\{|-[a-z]+-/);
      }
      for (const { advisors } of printed.characters.values()) for (const advisor of advisors) expect(speech.advisorText(advisor), advisor).toHaveLength(3);
    }
  });

  it('reads as a player would say it', () => {
    expect(english.planText('villa')).toContain('End: 1 point for each adjacent building, 4 at most.');
    expect(french.counts({ coin: 2, jewel: 2, wood: 2, fish: 1 })).toBe('2 Pièces, 2 Bijoux, 2 Bois, 1 Poisson');
    expect(english.counts({ coin: 2, fish: 2, jewel: 1 })).toBe('2 Coins, 2 Fish, 1 Jewel');
    expect(french.advisorText('nicodemus')[1]).toMatch(/^IV\u00a0: .*bijou\.$/);
    expect(printed.reconstructed).toContain('dice');
  });
});
