// The board without a server: npm run dev, then /harness/rome-and-roll.html?f=act&theme=dark
// f: a file of fixtures/; theme: light, dark; lang: fr, en; chosen: ids, comma; scale: 1.5
import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { fixtures, textsIn } from '../src/games/rome-and-roll/fixtures/all';
import { words } from '../src/lib/texts.svelte';
import Harness from './RomeAndRoll.svelte';

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = asked.get('theme') ?? 'light';
root.style.setProperty('--text-scale', asked.get('scale') ?? '1');
const fixture = fixtures.find((one) => one.name === (asked.get('f') ?? 'place'));
if (!fixture) throw new Error(`one of: ${fixtures.map((one) => one.name).join(' ')}`);
words.language = asked.get('lang') === 'en' || (!asked.has('lang') && fixture.language === 'en') ? 'en' : 'fr';
root.lang = words.language;
mount(Harness, {
  target: document.getElementById('app')!,
  props: { fixture, texts: textsIn(words.language), chosen: asked.get('chosen')?.split(',') ?? [] },
});
