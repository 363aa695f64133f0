/** The keyboard at a table: UX.md section 4. */
import type { Play } from '../../lib/play.svelte';

export interface Doing {
  show: (which: 'log' | 'chat') => void;
  help: () => void;
  outline: () => void;
  close: () => void;
  hint: () => void;
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
  const act = (what: () => void): void => {
    event.preventDefault();
    what();
  };
  const { buttons } = play;
  const key = event.key;
  if (key >= '1' && key <= '6') {
    const button = buttons.rest.find((one) => one.key === key);
    if (button?.action) act(() => play.pick(button.action!));
    else if (button?.group) act(() => play.narrowTo(button.group));
  } else if (key === '0' && buttons.pass) act(() => play.pick(buttons.pass!));
  else if (key === 'Enter' && play.shown && !on?.closest('a, button, [role=button]')) act(() => void play.commit());
  else if (key === '/' && play.myTurn) act(() => (play.listOpen = true));
  else if (key === 'u') act(() => void play.undo(false));
  else if (key === 'U') act(() => void play.undo(true));
  else if (key === 'y' || key === 'Y') act(() => void play.redo());
  else if (key === 'h' || key === 'H') act(doing.hint);
  else if (key === 'l' || key === 'L') act(() => doing.show('log'));
  else if (key === 'c' || key === 'C') act(() => doing.show('chat'));
  else if (key === '?') act(doing.help);
}
