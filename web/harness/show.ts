// A board without a server: npm run dev, then /harness/glory-to-rome.html?f=five&theme=dark
// f: a file of fixtures/; theme: light, dark; lang: fr, en; chosen: ids, comma; scale: 1.5
import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import type { Board as AnyBoard } from '../src/games/boards';
import { words } from '../src/lib/texts.svelte';
import type { State, Texts } from '../src/lib/types';
import Harness from './Harness.svelte';

interface Fixture {
  name: string;
  language: string;
  state: State;
  names: string[];
}

/** Shows the fixture that the address asks for, or the usual one. */
export function show(
  Board: AnyBoard,
  fixtures: Fixture[],
  textsIn: (language: 'fr' | 'en') => Texts,
  usual: string,
  given: object = {},
): void {
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  root.dataset.theme = asked.get('theme') ?? 'light';
  root.style.setProperty('--text-scale', asked.get('scale') ?? '1');
  const fixture = fixtures.find((one) => one.name === (asked.get('f') ?? usual));
  if (!fixture) throw new Error(`one of: ${fixtures.map((one) => one.name).join(' ')}`);
  words.language = asked.get('lang') === 'en' || (!asked.has('lang') && fixture.language === 'en') ? 'en' : 'fr';
  root.lang = words.language;
  mount(Harness, {
    target: document.getElementById('app')!,
    props: { Board, given, fixture, texts: textsIn(words.language), chosen: asked.get('chosen')?.split(',') ?? [] },
  });
}
