/** The pictures of the rules page: parts of the board, drawn from stored positions. */
import type { Pictures } from '../../screens/rules/pictures';

export default {
  areas: { position: () => import('./fixtures/turn.json'), part: '.areas', high: 1100 },
  rows: { position: () => import('./fixtures/turn.json'), part: '.markets', high: 1100 },
} satisfies Pictures;
