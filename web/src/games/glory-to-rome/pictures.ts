/** The pictures of the rules page: parts of the board, drawn from stored positions. */
import type { Pictures } from '../../screens/rules/pictures';

export default {
  pool: { position: () => import('./fixtures/five.json'), part: '.pool' },
  camp: { position: () => import('./fixtures/many-buildings.json'), part: '.camp' },
} satisfies Pictures;
