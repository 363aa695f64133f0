/** The icons of locations and decks. */
import type { Deck, Location } from './view';

export const LOCATION_ICONS: Record<Location, string> = {
  quaestor: 'denarius',
  aedilis: 'basket',
  mercator: 'merchant',
  propraetor: 'zone',
  roma: 'colosseum',
  aedificator: 'constructor',
  legatus: 'sword',
  senatus: 'senator',
};
export const DECK_ICONS: Record<Deck, string> = { area: 'zone', building: 'constructor', war: 'sword', patron: 'senator' };
