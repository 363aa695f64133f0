// A board without a server: npm run dev, then /harness/?game=<id>&f=<position>&theme=dark
// game: a folder of src/games; f: a file of its fixtures/; plain: 1 for the board of a game that
// has none; theme: light, dark; lang: fr, en; chosen: ids, comma; scale: 1.5
import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { loadBoard } from '../src/games/boards';
import type { Stored } from '../src/games/stored';
import { words } from '../src/lib/texts.svelte';
import Harness from './Harness.svelte';

const folders = import.meta.glob<{ positions: Stored; given?: object }>('../src/games/*/fixtures/all.ts');
const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = asked.get('theme') ?? 'light';
root.style.setProperty('--text-scale', asked.get('scale') ?? '1');

const game = asked.get('game') ?? '';
const load = folders[`../src/games/${game}/fixtures/all.ts`];
if (!load) throw new Error(`game: one of ${Object.keys(folders).map((path) => path.split('/')[3]).join(' ')}`);
const { positions, given = {} } = await load();
const fixture = positions.find(asked.get('f') ?? positions.fixtures[0]?.name ?? '');
words.language = asked.get('lang') === 'en' || (!asked.has('lang') && fixture.language === 'en') ? 'en' : 'fr';
root.lang = words.language;
mount(Harness, {
  target: document.getElementById('app')!,
  props: {
    Board: await loadBoard(asked.has('plain') ? '' : game),
    given,
    fixture,
    texts: positions.textsIn(words.language),
    chosen: asked.get('chosen')?.split(',') ?? [],
  },
});
