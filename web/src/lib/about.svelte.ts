/**
 * What a thing is: its name, effect and worth, in a card beside it. Whatever carries `data-about`
 * is explained when the pointer rests on it, when it has the keyboard's focus, and by a long press.
 * A finger also finds what a mouse reads in the browser's own tips (`title`).
 */

const REST = 350; // milliseconds the pointer rests before the card opens
const PRESS = 480; // a finger that stays asks, and does not play
const SLIP = 10; // pixels a finger may move and still press

export type About = string | (() => string);

const later = new WeakMap<Element, () => string>();

/** For a text that is worked out only when somebody asks. */
export const explained =
  (about: About | undefined) =>
  (element: Element): (() => void) | undefined => {
    if (typeof about !== 'function') return undefined;
    later.set(element, about);
    return () => later.delete(element);
  };

const textOf = (element: HTMLElement | SVGElement): string =>
  later.get(element)?.() ?? element.dataset.about ?? element.getAttribute('title') ?? element.querySelector(':scope > title')?.textContent ?? '';

/** The name, and what there is to know beyond it. */
export function parts(text: string): { name: string; rest: string } {
  const [name = '', ...rest] = text.split('\n');
  return { name: name.trim(), rest: rest.join('\n').trim() };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a card goes: below what it explains, or above, or beside; within the window, not on it. */
export function beside(of: Box, card: { width: number; height: number }, room: { width: number; height: number }): { x: number; y: number } {
  const GAP = 10;
  const within = (at: number, size: number, all: number): number => Math.max(8, Math.min(at, all - size - 8));
  const x = within((of.left + of.right - card.width) / 2, card.width, room.width);
  if (of.bottom + GAP + card.height <= room.height - 8) return { x, y: of.bottom + GAP };
  if (of.top - GAP - card.height >= 8) return { x, y: of.top - GAP - card.height };
  const y = within((of.top + of.bottom - card.height) / 2, card.height, room.height);
  return { x: of.right + GAP + card.width <= room.width - 8 ? of.right + GAP : Math.max(8, of.left - GAP - card.width), y };
}

export class Explainer {
  text = $state('');
  /** What the card must not cover: the thing, or of a big one the part under the pointer. */
  of = $state.raw<Box>({ left: 0, top: 0, right: 0, bottom: 0 });
  #element: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down: { x: number; y: number } | null = null;
  #pressed = false;
  #finger = false;

  constructor(readonly id: string) {}

  #at(event: Event): HTMLElement | null {
    if (!(event.target instanceof Element)) return null;
    return event.target.closest<HTMLElement>('[data-about]') ?? (this.#finger ? event.target.closest<HTMLElement>('[title], svg:has(> title)') : null);
  }

  show(element: HTMLElement, pointer: { x: number; y: number } | null): void {
    const text = textOf(element).trim();
    this.hide();
    if (!text || !element.isConnected) return;
    const box = element.getBoundingClientRect();
    const big = pointer !== null && (box.width > 320 || box.height > 260);
    this.of = big ? { left: pointer.x - 14, right: pointer.x + 14, top: pointer.y - 14, bottom: pointer.y + 18 } : box;
    this.#element = element;
    this.text = text;
    element.setAttribute('aria-describedby', this.id);
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    if (this.#element?.getAttribute('aria-describedby') === this.id) this.#element.removeAttribute('aria-describedby');
    this.#element = null;
    if (this.text) this.text = '';
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const element = this.#at(event);
    if (element === this.#element && element !== null) return;
    this.hide();
    const at = { x: event.clientX, y: event.clientY };
    if (element) this.#timer = setTimeout(() => this.show(element, at), REST);
  };

  focus = (event: FocusEvent): void => {
    if (this.#finger) return; // the finger's own card stays until the next touch
    const element = this.#at(event);
    if (element && element === event.target && element.matches(':focus-visible')) this.show(element, null);
    else this.hide();
  };

  // Later, not now: a thing that is taken away while it has the focus says so in the middle of drawing.
  blur = (): void => {
    const element = this.#element;
    if (!this.#finger)
      queueMicrotask(() => {
        if (this.#element === element) this.hide();
      });
  };

  down = (event: PointerEvent): void => {
    this.hide();
    this.#pressed = false;
    this.#finger = event.pointerType === 'touch';
    const element = this.#finger ? this.#at(event) : null;
    if (!element) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#down = at;
    this.#timer = setTimeout(() => {
      this.show(element, at);
      this.#pressed = this.text !== '';
    }, PRESS);
  };

  move = (event: PointerEvent): void => {
    if (this.#down && !this.#pressed && Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > SLIP) this.up();
  };

  up = (): void => {
    this.#down = null;
    if (!this.#pressed && this.#finger) clearTimeout(this.#timer);
  };

  /** A long press asked what it is: it does not play, drag, or open the browser's menu. */
  swallow = (event: Event): void => {
    if (event.type === 'click' ? !this.#pressed : !this.#finger || !this.#at(event)) return;
    if (event.type === 'click') this.#pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Everything is heard at the window, before any board. */
  listen(): () => void {
    const passing: [string, (event: never) => void][] = [
      ['pointerover', this.over],
      ['pointerdown', this.down],
      ['pointermove', this.move],
      ['pointerup', this.up],
      ['pointercancel', this.up],
      ['focusin', this.focus],
      ['focusout', this.blur],
      ['scroll', this.hide],
      ['wheel', this.hide],
      ['click', this.swallow],
      ['contextmenu', this.swallow],
      ['dragstart', this.swallow],
    ];
    const key = (event: KeyboardEvent): void => {
      this.#finger = false;
      if (event.key === 'Escape') this.hide();
    };
    for (const [name, hear] of passing) addEventListener(name, hear as EventListener, { capture: true, passive: false });
    addEventListener('keydown', key, true);
    return () => {
      this.hide();
      for (const [name, hear] of passing) removeEventListener(name, hear as EventListener, true);
      removeEventListener('keydown', key, true);
    };
  }
}
