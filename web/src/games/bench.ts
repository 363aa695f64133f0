/** For the tests of the boards: draws stored positions, and asks of each board what all must keep. */
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { words } from '../lib/texts.svelte';
import type { Board } from './boards';
import Stage from './Stage.svelte';
import type { Fixture, Stored } from './stored';

const found = (html: string, what: RegExp): string[] => [...html.matchAll(what)].map((one) => one[1] ?? '');
export const idsIn = (html: string): string[] => found(html, /data-id="([^"]*)"/g);
const spokenIn = (html: string): string[] => [...found(html, /aria-label="([^"]*)"/g), ...found(html, /title="([^"]*)"/g)];

/** How a board is drawn; `given` is what it would otherwise load. */
export function drawing(Board: Board, { textsIn }: Stored, given: object = {}): (fixture: Fixture) => string {
  return ({ state, names, language }) => {
    words.language = language;
    return render(Stage, { props: { Board, state, texts: textsIn(language), names, given } }).body;
  };
}

/** What every board keeps: all that can be touched is there, once, and has a name in words. */
export function itIsWhole({ state, language }: Fixture, html: string, { textsIn }: Stored): void {
  const ids = idsIn(html);

  it('has every thing an action touches, once', () => {
    const wanted = [...state.legal, ...state.asides].flatMap((action) => action.touches);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('speaks in whole words', () => {
    const kinds = [...new Set(Object.keys(textsIn(language)).map((key) => key.split('-')[0]))];
    const raw = new RegExp(`undefined|null|NaN|\\{\\w|(?:^|\\s)(?:${kinds.join('|')})-`);
    for (const spoken of spokenIn(html)) expect(spoken).not.toMatch(raw);
  });
}
