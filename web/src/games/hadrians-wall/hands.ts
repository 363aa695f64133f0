/**
 * What pointer, finger and focus do on the board beyond touching things: a preview of what lies
 * under them, and the reason why a box further on cannot be had.
 */
import type { Play } from '../../lib/play.svelte';
import type { Peek } from './peek.svelte';
import type { Speech } from './words';

/** The touchable thing under a pointer, or the one that a box like it stands in for. */
const thingAt = (event: Event): string | null => {
  const target = event.target as Element;
  return target.closest<HTMLElement>('[data-id].touchable')?.dataset.id ?? sameAs(event);
};
const sameAs = (event: Event): string | null => (event.target as Element).closest<HTMLElement>('[data-same]')?.dataset.same ?? null;

export function hands(root: HTMLElement, play: Play, peek: Peek, speech: () => Speech): () => void {
  let finger = false;
  const laying = (event: Event): boolean => (event.target as Element).closest('.scout.laying .map') !== null;

  const down = (event: PointerEvent): void => {
    finger = event.pointerType === 'touch';
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || laying(event)) return;
    peek.over(thingAt(event));
  };
  const leave = (): void => peek.over(null);
  const focus = (event: FocusEvent): void => {
    if (finger || laying(event)) return;
    if ((event.target as Element).matches(':focus-visible')) peek.over(thingAt(event));
  };

  /** A box that is like another: that one is meant, by click and by key. */
  const instead = (event: MouseEvent | KeyboardEvent): void => {
    const id = sameAs(event);
    if (id === null || event.defaultPrevented || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')) return;
    const box = (event.target as Element).getBoundingClientRect();
    event.stopPropagation();
    event.preventDefault();
    play.touch(id, { x: box.left + box.width / 2, y: box.bottom });
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
    play.note = { thing: id, sentence: speech().say('inOrder', { n: next + 1 }), rule: '', x: event.clientX, y: event.clientY };
  };

  root.addEventListener('pointerdown', down, true);
  root.addEventListener('pointerover', over);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('focusin', focus);
  root.addEventListener('focusout', leave);
  root.addEventListener('click', instead, true);
  root.addEventListener('keydown', instead, true);
  root.addEventListener('click', beyond);
  return () => {
    root.removeEventListener('pointerdown', down, true);
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('focusin', focus);
    root.removeEventListener('focusout', leave);
    root.removeEventListener('click', instead, true);
    root.removeEventListener('keydown', instead, true);
    root.removeEventListener('click', beyond);
  };
}
