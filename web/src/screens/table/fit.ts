/**
 * The board is the hero: a bar takes as many buttons as fit on one line, or on two of a tall screen.
 * What has no button can be touched on the board and found in the list.
 */
import { tick } from 'svelte';
import { MOST_BUTTONS } from '../../lib/narrowing';
import type { Play } from '../../lib/play.svelte';

const GAP = 8; // pixels between buttons

export class ButtonFit {
  #turn = 0;

  async fit(play: Play, row: () => HTMLElement | undefined): Promise<void> {
    const turn = ++this.#turn;
    play.room = MOST_BUTTONS;
    await tick();
    for (let acts = row(); turn === this.#turn && acts && play.room > 0 && isTooTall(acts); acts = row()) {
      play.room -= 1;
      await tick();
    }
  }
}

function isTooTall(row: HTMLElement): boolean {
  if (window.innerWidth < 700) return false; // a phone's buttons are a row to swipe
  const lines = window.innerHeight < 1000 ? 1 : 2;
  const padding = parseFloat(getComputedStyle(row).paddingBottom) || 0;
  const tallest = Math.max(...[...row.querySelectorAll<HTMLElement>('.btn')].map((one) => one.offsetHeight));
  return row.clientHeight - padding > lines * tallest + (lines - 1) * GAP + 1;
}
