/** Something a screen asks of the server: one at a time, and what goes wrong is said. */
import { tell } from './session.svelte';

export class Errand {
  busy = $state(false);
  readonly #say: (error: unknown) => void;

  /** What went wrong is told at the edge of the screen, or as the screen wants it. */
  constructor(say: (error: unknown) => void = tell) {
    this.#say = say;
  }

  async run(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.#say(error);
    } finally {
      this.busy = false;
    }
  }
}
