/** The coach: at which tables of this browser it is on. What was decided twice without a hint is not explained again. */
import { learned } from './learned.svelte';

const KEPT = 'ludi.coach';
const MOST_TABLES = 30;

export class Coach {
  #tables = $state.raw<string[]>(read());

  isOn(table: string): boolean {
    return this.#tables.includes(table);
  }

  turn(table: string, on: boolean): void {
    const others = this.#tables.filter((one) => one !== table);
    this.#tables = (on ? [...others, table] : others).slice(-MOST_TABLES);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#tables));
    } catch {
      // A browser that keeps nothing: it is only forgotten.
    }
  }

  understands(game: string, step: string): boolean {
    return learned.has(game, 'decision', step);
  }

  /** Somebody decided; with help it counts for nothing. */
  decided(game: string, step: string, helped: boolean): void {
    if (!helped && step) learned.add(game, 'decision', step);
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const coach = new Coach();
