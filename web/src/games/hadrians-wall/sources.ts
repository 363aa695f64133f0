/** Whose card of the year gives a good or a pattern: neighbours, neutral cards, the fate deck. */
import { neighbours } from './view';
import type { Scene } from './scene';

export interface Source {
  id: string;
  name: string;
  short: string;
  seat: number | null;
  icon: string;
  good: number | null;
  pattern: string | null;
}

export function sources(scene: Scene, kind: 'seller' | 'guide'): Source[] {
  if (!scene.mine) return [];
  const { view, speech, names, player } = scene;
  const made: Source[] = [];
  const add = (id: string, name: string, short: string, card: { good: number; pattern: string } | null, seat: number | null, icon = 'cards'): void => {
    if (card) made.push({ id: `${kind}/${id}`, name, short, seat, icon, good: card.good, pattern: card.pattern });
  };
  if (kind === 'guide') add('own', `${speech.w.you}, ${speech.w.ownCard}`, speech.w.you, player.prospect, player.seat);
  const { left, right } = neighbours(view, player.seat);
  for (const [id, other, where] of [['left', left, speech.w.left], ['right', right, speech.w.right]] as const)
    if (other) add(id, `${names[other.seat] ?? ''}, ${where}`, names[other.seat] ?? '', other.prospect, other.seat);
  view.neutral.forEach((card, place) => {
    const name = speech.say('neutralCard', { n: place + 1 });
    add(`neutral-${place + 1}`, name, `N${place + 1}`, card.prospect, null);
  });
  if (kind === 'seller')
    made.push({ id: 'seller/fate', name: speech.w.fateDeck, short: '', seat: null, icon: 'event', good: null, pattern: null });
  return made;
}
