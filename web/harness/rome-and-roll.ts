import Board from '../src/games/rome-and-roll/Board.svelte';
import { fixtures, printed, textsIn } from '../src/games/rome-and-roll/fixtures/all';
import { show } from './show';

show(Board, fixtures, textsIn, 'place', { printed });
