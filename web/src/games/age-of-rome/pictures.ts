/** The pictures of the rules page: parts of the board, drawn from stored positions. */
import type { Pictures } from '../../screens/rules/pictures';

export default {
  wheel: { position: () => import('./fixtures/place.json'), part: '.a-wheel' },
  war: { position: () => import('./fixtures/place.json'), part: '.a-war' },
} satisfies Pictures;
