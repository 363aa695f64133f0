import Board from '../src/games/glory-to-rome/Board.svelte';
import { fixtures, textsIn } from '../src/games/glory-to-rome/fixtures/all';
import { show } from './show';

show(Board, fixtures, textsIn, 'architect');
