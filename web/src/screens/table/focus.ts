/** Where the focus goes when something is chosen, played or let go. */
import type { Play } from '../../lib/play.svelte';

const isTyping = (element: Element | null): boolean => element?.closest('input, textarea, select') !== null && element?.closest('.list') === null;

/** What had the focus: the element itself, or, if the board drew it anew, the thing of that name. */
interface Place {
  element: HTMLElement;
  id: string | null;
  step: string;
}

/**
 * Choosing moves the focus to the button marked ↵, unless the person is typing; letting the choice
 * go moves it back; after a play it stays on the board while the same is asked, else it goes to the
 * prompt, where Enter means nothing.
 */
export class Follower {
  #from: Place | null = null;
  #marked: number | null = null;

  follow(play: Play): void {
    const best = play.buttons.best;
    const button = document.querySelector<HTMLElement>('.prompt .best');
    if (best && button) {
      if (best.id === this.#marked) return;
      this.#marked = best.id;
      const active = document.activeElement as HTMLElement | null;
      if (isTyping(active)) return;
      if (active && active !== document.body && active !== button && active.id !== 'prompt')
        this.#from = { element: active, id: active.dataset.id ?? null, step: play.state?.step ?? '' };
      button.focus({ preventScroll: true });
    } else if (this.#marked !== null) {
      this.#marked = null;
      const from = this.#from;
      this.#from = null;
      const active = document.activeElement;
      if (active && active !== document.body && active !== button && active.id !== 'prompt') return;
      const back = from && (!play.justPlayed || (from.id !== null && from.step === play.state?.step)) ? again(from) : null;
      (back ?? document.getElementById('prompt'))?.focus({ preventScroll: true });
    } else if (play.justPlayed && document.activeElement === document.body) {
      document.getElementById('prompt')?.focus({ preventScroll: true }); // what had the focus went away with the play
    }
  }
}

function again({ element, id }: Place): HTMLElement | null {
  const found = element.isConnected || id === null ? element : document.querySelector<HTMLElement>(`.stage [data-id="${CSS.escape(id)}"]`);
  return found?.isConnected && found.getClientRects().length > 0 ? found : null;
}
