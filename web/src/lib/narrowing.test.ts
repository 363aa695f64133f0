import { describe, expect, it } from 'vitest';
import * as narrow from './narrowing';
import type { Legal } from './types';

let next = 0;
function act(say: string, touches: string[], more: Partial<Legal> = {}): Legal {
  return { id: next++, say, touches, group: 'build', rule: 'architect', placed: false, ...more };
}

const stoneToScriptorium = act('Ajouter la pierre au Scriptorium', ['me/stockpile/stone', 'me/building/scriptorium']);
const stoneToVilla = act('Ajouter la pierre à la Villa', ['me/stockpile/stone', 'me/building/villa']);
const concreteToTower = act('Ajouter le béton à la Tour', ['me/stockpile/concrete', 'me/building/tower']);
const layWall = act('Poser le Mur en ville', ['me/hand/wall', 'site/town/concrete']);
const layWallOut = act('Poser le Mur hors de la ville', ['me/hand/wall', 'site/outside/concrete']);
const stop = act('En rester là', [], { group: 'stop' });
const think = act('Penser : piocher', ['deck'], { group: 'think' });
const legal = [stoneToScriptorium, stoneToVilla, concreteToTower, layWall, layWallOut, think, stop];

describe('narrowing', () => {
  it('keeps the actions that touch all that is chosen', () => {
    expect(narrow.candidates(legal, [])).toEqual(legal);
    expect(narrow.candidates(legal, ['me/stockpile/stone'])).toEqual([stoneToScriptorium, stoneToVilla]);
    expect(narrow.candidates(legal, ['me/building/villa', 'me/stockpile/stone'])).toEqual([stoneToVilla]);
  });

  it('works from either end', () => {
    const first = narrow.touch(legal, [], 'me/building/villa');
    expect(narrow.guess(legal, first)).toBe(stoneToVilla);
    const second = narrow.touch(legal, ['me/stockpile/stone'], 'me/building/villa');
    expect(narrow.guess(legal, second)).toBe(stoneToVilla);
  });

  it('takes a thing away again', () => {
    expect(narrow.touch(legal, ['me/stockpile/stone'], 'me/stockpile/stone')).toEqual([]);
  });

  it('begins anew when nothing fits', () => {
    expect(narrow.touch(legal, ['me/stockpile/stone'], 'me/hand/wall')).toEqual(['me/hand/wall']);
  });

  it('ignores what no action touches', () => {
    expect(narrow.touch(legal, ['me/stockpile/stone'], 'me/vault')).toEqual(['me/stockpile/stone']);
  });

  it('gives the strong ring to what decides and the thin ring to what opens', () => {
    const rings = narrow.rings(legal, []);
    expect(rings.get('deck')).toBe('legal');
    expect(rings.get('me/building/villa')).toBe('legal');
    expect(rings.get('me/stockpile/stone')).toBe('legal2');
    expect(rings.get('me/hand/wall')).toBe('legal2');
    expect(rings.has('me/vault')).toBe(false);
  });

  it('then lets only the remaining things glow', () => {
    const rings = narrow.rings(legal, ['me/hand/wall']);
    expect(rings.get('me/hand/wall')).toBe('chosen');
    expect(rings.get('site/town/concrete')).toBe('legal');
    expect(rings.get('site/outside/concrete')).toBe('legal');
    expect(rings.has('deck')).toBe(false);
  });

  it('marks the whole previewed action as chosen', () => {
    const rings = narrow.rings(legal, ['me/building/villa']);
    expect(rings.get('me/stockpile/stone')).toBe('chosen');
  });

  it('asks for the verb when the same things mean several actions', () => {
    const circus = act('Appeler par une paire', ['me/hand/brick', 'role/patron']);
    const petition = act('Appeler par une pétition', ['me/hand/brick', 'role/patron']);
    const both = [circus, petition, think];
    expect(narrow.menu(both, ['me/hand/brick'])).toEqual([circus, petition]);
    expect(narrow.menu(both, ['me/hand/brick', 'role/patron'])).toEqual([circus, petition]);
    expect(narrow.guess(both, ['me/hand/brick', 'role/patron'])).toBeNull();
    expect(narrow.menu(legal, ['me/hand/wall'])).toEqual([]);
  });

  it('guesses the action that wants nothing more, and leaves the others open', () => {
    const more = act('Piocher et défausser', ['deck', 'me/hand/wall']);
    expect(narrow.guess([think, more], ['deck'])).toBe(think);
    expect(narrow.rings([think, more], ['deck']).get('me/hand/wall')).toBe('legal');
  });

  it('keeps what is chosen through an update as far as it goes', () => {
    expect(narrow.reapply(legal, ['me/hand/wall', 'site/town/concrete'])).toEqual(['me/hand/wall', 'site/town/concrete']);
    expect(narrow.reapply(legal, ['me/hand/wall', 'site/town/brick'])).toEqual(['me/hand/wall']);
    expect(narrow.reapply([], ['me/hand/wall'])).toEqual([]);
  });
});

describe('prompt buttons', () => {
  it('put stop last with key 0 and number the others', () => {
    const { best, rest, pass } = narrow.buttons(legal, [], null);
    expect(best).toBeNull();
    expect(pass).toBe(stop);
    expect(rest.map((button) => button.key)).toEqual(rest.map((_, index) => String(index + 1)));
    expect(rest.some((button) => button.action === stop)).toBe(false);
  });

  it('spell out a few actions and fold many into their group', () => {
    expect(narrow.buttons(legal, [], null).rest).toHaveLength(6);
    const many = [...Array(9).keys()].map((n) => act(`Poser ${n}`, [`me/hand/${n}`]));
    const { rest } = narrow.buttons([...many, think, stop], [], null);
    expect(rest).toHaveLength(2);
    expect(rest[0]).toMatchObject({ group: 'build', count: 9, action: null });
    expect(rest[1]).toMatchObject({ action: think });
    const open = narrow.buttons([...many, think, stop], [], 'build').rest;
    expect(open).toHaveLength(6);
    expect(open.every((button) => button.action?.group === 'build')).toBe(true);
  });

  it('never spell out what is chosen on the board: it is one button, which stays', () => {
    const cells = Array.from({ length: 9 }, (_, n) => act(`Dessiner en ${n}`, [`city/${n}`], { placed: true }));
    const made = narrow.buttons([...cells, stoneToVilla, think], [], null);
    expect(made.rest.map((button) => [button.group, button.count, button.placed])).toEqual([['build', 9, true], [null, 1, false], [null, 1, false]]);
    expect(narrow.fitting(made.rest, 0).map((button) => button.placed)).toEqual([true]);
    expect(narrow.buttons(cells, [], 'build').rest).toEqual([]);
  });

  it('begin with the best guess', () => {
    const { best, rest } = narrow.buttons(legal, ['me/building/villa'], null);
    expect(best).toBe(stoneToVilla);
    expect(rest).toHaveLength(0);
  });

  it('offer what is marked once', () => {
    const made = narrow.marking(narrow.buttons(legal, [], null), think);
    expect(made.best).toBe(think);
    expect([made.pass, ...made.rest.map((button) => button.action)]).not.toContain(think);
    const pass = act('Finir', [], { group: 'end' });
    expect(narrow.marking(narrow.buttons([layWall, pass], [], null), pass)).toMatchObject({ best: pass, pass: null });
    expect(narrow.marking(made, null)).toBe(made);
    expect(made.narrowed).toBe(true);
  });

  it('have what a lesson asks for in front, each by itself or its group', () => {
    const many = [...Array(9).keys()].map((n) => act(`Poser ${n}`, [`me/hand/${n}`], { group: 'lay' }));
    const all = [...many, layWall, think, stop];
    const made = narrow.buttons(all, [], null);
    const one = narrow.leading(made, [think]).rest;
    expect(one.map((button) => [button.key, button.action ?? button.group])).toEqual([['1', think], ['2', 'lay'], ['3', layWall]]);
    const hidden = narrow.leading(made, many.slice(3, 5)).rest;
    expect(hidden.slice(0, 3).map((button) => button.action ?? button.group)).toEqual([many[3], many[4], 'lay']);
    expect(narrow.fitting(hidden, 2).map((button) => button.action)).toEqual([many[3], many[4]]);
    const several = narrow.leading(narrow.buttons([layWall, think, ...many], [], null), many.slice(2)).rest;
    expect(several[0]).toMatchObject({ group: 'lay', count: 9 });
    expect(narrow.leading(made, [stop]).rest).toEqual(made.rest);
  });

  it('need no list beside them when each action has one', () => {
    const two = [layWall, think, stop];
    expect(narrow.spelledOut(narrow.buttons(two, [], null), two.length)).toBe(true);
    expect(narrow.spelledOut(narrow.buttons(two, ['deck'], null), two.length)).toBe(false);
    const cells = [...Array(9).keys()].map((n) => act(`Dessiner en ${n}`, [`city/${n}`], { placed: true }));
    expect(narrow.spelledOut(narrow.buttons([...cells, stop], [], null), cells.length + 1)).toBe(true);
    expect(narrow.spelledOut(narrow.buttons(legal, [], null, 2), legal.length)).toBe(false);
  });

  it('never show more than six', () => {
    const many = [...Array(12).keys()].map((n) => act(`Chose ${n}`, [`x/${n}`], { group: `g${n}` }));
    expect(narrow.buttons(many, [], null).rest.length).toBeLessThanOrEqual(6);
  });
});

describe('prompt buttons where there is little room', () => {
  const { rest } = narrow.buttons(legal, [], null);

  it('drop from the end what the board offers as well, and count again', () => {
    const some = narrow.fitting(rest, 3);
    expect(some).toHaveLength(3);
    expect(some.map((button) => button.key)).toEqual(['1', '2', '3']);
    expect(rest.map((button) => button.key)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('keep what can only be said with a button', () => {
    const trade = act('Ne rien vendre', []);
    const all = narrow.buttons([layWall, trade, layWallOut], [], null).rest;
    const said = (room: number) => narrow.fitting(all, room).map((button) => button.action);
    expect(said(0)).toEqual([trade]);
    expect(said(2)).toEqual([layWall, trade]);
    expect(said(3)).toEqual([layWall, trade, layWallOut]);
  });

  it('know that a group with one such action is not on the board', () => {
    const many = [...Array(9).keys()].map((n) => act(`Poser ${n}`, n === 4 ? [] : [`me/hand/${n}`]));
    const [group] = narrow.buttons([...many, think], [], null).rest;
    expect(group).toMatchObject({ group: 'build', onBoard: false });
  });
});

describe('finding', () => {
  it('finds by words in any order, without accents', () => {
    expect(narrow.filter(legal, 'beton tour')).toEqual([concreteToTower]);
    expect(narrow.filter(legal, '')).toHaveLength(legal.length);
    expect(narrow.plain('Œuvre d’été')).toBe("oeuvre d'ete");
  });

  it('says what a touch would do', () => {
    expect(narrow.sentences(legal, [], 'deck')).toEqual(['Penser : piocher']);
    expect(narrow.sentences(legal, ['me/hand/wall'], 'deck')).toEqual(['Penser : piocher']);
  });
});
