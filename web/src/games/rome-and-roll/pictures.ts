/** The pictures of the rules page: parts of the board, drawn from stored positions. */
import type { Pictures } from '../../screens/rules/pictures';

export default {
  city: { position: () => import('./fixtures/turn.json'), part: '.city', high: 1000 },
  plans: { position: () => import('./fixtures/turn.json'), part: '.plans', high: 1000 },
  sheet: { position: () => import('./fixtures/turn.json'), part: '.sheet', high: 1000 },
} satisfies Pictures;
