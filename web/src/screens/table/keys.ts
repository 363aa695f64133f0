/** The keyboard at a table: UX.md section 4. */
import type { Play } from '../../lib/play.svelte';

export interface Doing {
  show: (which: 'log' | 'chat') => void;
  help: () => void;
  outline: () => void;
  close: () => void;
  hint: () => void;
}

/** Whether Enter means the element itself, and not the button marked with it. */
export function hasEnter(element: Element | null): boolean {
  const own = element?.closest('a, button, summary, input, textarea, select, [role=button]') ?? null;
  return own !== null && !own.matches('.best');
}

export function keys(event: KeyboardEvent, play: Play, doing: Doing): void {
  if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyB') {
    event.preventDefault();
    doing.outline();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const on = event.target instanceof Element ? event.target : null;
  if (event.key === 'Escape') {
    if (!play.escape()) doing.close();
    event.preventDefault();
    return;
  }
  if (on?.closest('input, textarea, select')) return;
  if (event.repeat && (event.key === 'Enter' || event.key === ' ' || /^[0-6]$/.test(event.key))) {
    event.preventDefault(); // a key held down says one thing
    return;
  }
  const act = (what: () => void): void => {
    event.preventDefault();
    what();
  };
  const { buttons } = play;
  const key = event.key;
  if (key >= '1' && key <= '6') {
    const button = buttons.rest.find((one) => one.key === key);
    if (button?.action) act(() => play.pick(button.action!));
    else if (button?.group) act(() => play.narrowTo(button.group, button.placed));
  } else if (key === '0' && buttons.pass) act(() => play.pick(buttons.pass!));
  else if (key === 'Enter' && buttons.best && !hasEnter(on)) act(() => play.yes());
  else if (key === '/' && play.myTurn) act(() => (play.listOpen = true));
  else if (key === 'u') act(() => void play.undo(false));
  else if (key === 'U') act(() => void play.undo(true));
  else if (key === 'y' || key === 'Y') act(() => void play.redo());
  else if (key === 'h' || key === 'H') act(doing.hint);
  else if (key === 'l' || key === 'L') act(() => doing.show('log'));
  else if (key === 'c' || key === 'C') act(() => doing.show('chat'));
  else if (key === '?') act(doing.help);
}
