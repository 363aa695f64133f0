/** The pictures of the rules page: parts of the board, drawn from stored positions. */
import type { Pictures } from '../../screens/rules/pictures';

export default {
  frontier: { position: () => import('./fixtures/act.json'), part: '.sh-left' },
  city: { position: () => import('./fixtures/act.json'), part: '.sh-right' },
} satisfies Pictures;
