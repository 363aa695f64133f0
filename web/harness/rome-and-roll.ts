import { fixtures, textsIn } from '../src/games/rome-and-roll/fixtures/all';
import Stage from '../src/games/rome-and-roll/fixtures/Stage.svelte';
import { show } from './show';

show(Stage, fixtures, textsIn, 'place');
