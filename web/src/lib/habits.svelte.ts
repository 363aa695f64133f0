/** Questions that come again and again: the third time a standing order is worth offering. */
import type { Order, State } from './types';

const OFTEN = 3;

export class Habits {
  readonly #times = new Map<string, number>();
  readonly #settled = new Set<string>();
  #last = '';
  /** The question for which an order is offered now. */
  offered = $state<string | null>(null);

  /** A state came: a question counts once, however often its state is sent. */
  see(state: State, seat: number | null, standing: Record<string, Order[]>): void {
    const question = state.step;
    const asked = seat !== null && state.asked.includes(seat) && state.legal.length > 0 && standing[question] !== undefined;
    const now = asked ? `${seat}/${question}` : '';
    if (now !== '' && now !== this.#last) this.#times.set(question, (this.#times.get(question) ?? 0) + 1);
    this.#last = now;
    const often = (this.#times.get(question) ?? 0) >= OFTEN;
    this.offered = asked && often && !this.#settled.has(question) && state.orders[question] === 'ask' ? question : null;
  }

  /** Answered or waved away: it does not come back. */
  settle(question: string): void {
    this.#settled.add(question);
    this.offered = null;
  }
}
