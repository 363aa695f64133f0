/** What one live connection has told so far: whole states, and what changed in them since. */
import { applied } from './changes';
import type { Live, State } from './types';

export class Heard {
  #state: State | null = null;
  #seq = -1;

  /** The state after a message; null if something is missing: then ask for all of it. */
  hear(news: Extract<Live, { type: 'state' | 'change' }>): State | null {
    try {
      if (news.type === 'state') this.#state = news.state;
      else if (this.#state === null || news.after !== this.#seq) this.#state = null;
      else this.#state = { ...applied(this.#state, news.set), log: news.log, log_after: news.log_after };
    } catch {
      this.#state = null; // it speaks of something we do not have
    }
    this.#seq = news.seq;
    return this.#state;
  }
}
