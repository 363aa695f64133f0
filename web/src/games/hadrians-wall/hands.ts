/**
 * What pointer, finger and focus do on the board beyond touching things: a preview of what lies
 * under them, the reason why a box further on cannot be had, and a first tap that only shows.
 */
import * as narrow from '../../lib/narrowing';
import type { Play } from '../../lib/play.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Peek } from './peek.svelte';
import type { Speech } from './words';

const thingAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-id].touchable');

export function hands(root: HTMLElement, play: Play, peek: Peek, speech: () => Speech): () => void {
  let finger = false;
  const laying = (event: Event): boolean => (event.target as Element).closest('.scout.laying .map') !== null;

  const down = (event: PointerEvent): void => {
    finger = event.pointerType === 'touch';
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || laying(event)) return;
    peek.over(thingAt(event)?.dataset.id ?? null);
  };
  const leave = (): void => peek.over(null);
  const focus = (event: FocusEvent): void => {
    if (finger || laying(event)) return;
    if ((event.target as Element).matches(':focus-visible')) peek.over(thingAt(event)?.dataset.id ?? null);
  };

  /** A finger cannot hover: its first tap shows what a second one, or the button, does. */
  const first = (event: MouseEvent): void => {
    if (!finger || settings.confirm === 'never' || laying(event)) return;
    const id = thingAt(event)?.dataset.id;
    if (id === undefined || play.shown || play.sent) return;
    const more = [...play.chosen.filter((one) => one !== id), id];
    const found = narrow.candidates(play.legal, more);
    const action = found[0];
    if (found.length !== 1 || !action) return;
    event.stopPropagation();
    play.picked = action;
    play.chosen = [...action.touches.filter((one) => one !== id), id];
    play.told = null;
    play.preview(action).then(
      (told) => {
        if (play.shown === action) play.told = told;
      },
      () => undefined,
    );
  };

  /** A box that is not the next of its row: say which is, or why none is. */
  const beyond = (event: MouseEvent): void => {
    const box = (event.target as Element).closest<HTMLElement>('[data-why]');
    const id = box?.dataset.why;
    if (!box || !id || play.frozen || !id.startsWith('me/')) return;
    if (!play.isTouchable(id)) {
      void play.whyNot(id, event.clientX, event.clientY);
      return;
    }
    if (box.classList.contains('filled')) return;
    const next = [...(box.parentElement?.querySelectorAll('.box') ?? [])].findIndex((one) => !one.classList.contains('filled'));
    play.note = { thing: id, sentence: speech().say('inOrder', { n: next + 1 }), rule: null, x: event.clientX, y: event.clientY };
  };

  root.addEventListener('pointerdown', down, true);
  root.addEventListener('pointerover', over);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('focusin', focus);
  root.addEventListener('focusout', leave);
  root.addEventListener('click', first, true);
  root.addEventListener('click', beyond);
  return () => {
    root.removeEventListener('pointerdown', down, true);
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('focusin', focus);
    root.removeEventListener('focusout', leave);
    root.removeEventListener('click', first, true);
    root.removeEventListener('click', beyond);
  };
}
