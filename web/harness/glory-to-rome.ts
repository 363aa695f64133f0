import { fixtures, textsIn } from '../src/games/glory-to-rome/fixtures/all';
import Stage from '../src/games/glory-to-rome/fixtures/Stage.svelte';
import { show } from './show';

show(Stage, fixtures, textsIn, 'architect');
