/**
 * The coach in this browser: at which tables it is on, and what was understood. What has been
 * decided twice without a hint is not explained again.
 */
const KEPT = 'ludi.coach';
const TWICE = 2;
const MOST_TABLES = 30;

interface Kept {
  tables: string[];
  done: Record<string, number>;
}

export class Coach {
  #kept = $state.raw<Kept>(read());

  isOn(table: string): boolean {
    return this.#kept.tables.includes(table);
  }

  turn(table: string, on: boolean): void {
    const others = this.#kept.tables.filter((one) => one !== table);
    this.#keep({ ...this.#kept, tables: (on ? [...others, table] : others).slice(-MOST_TABLES) });
  }

  understands(game: string, step: string): boolean {
    return (this.#kept.done[`${game}/${step}`] ?? 0) >= TWICE;
  }

  /** Whether anything is remembered of a game. */
  knows(game: string): boolean {
    return Object.keys(this.#kept.done).some((one) => one.startsWith(`${game}/`));
  }

  /** Somebody decided; with help it counts for nothing. */
  decided(game: string, step: string, helped: boolean): void {
    if (helped || !step || this.understands(game, step)) return;
    const kind = `${game}/${step}`;
    this.#keep({ ...this.#kept, done: { ...this.#kept.done, [kind]: (this.#kept.done[kind] ?? 0) + 1 } });
  }

  forget(game: string): void {
    const done = Object.entries(this.#kept.done).filter(([one]) => !one.startsWith(`${game}/`));
    this.#keep({ ...this.#kept, done: Object.fromEntries(done) });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing: it is only forgotten.
    }
  }
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
    return { tables: Array.isArray(kept.tables) ? kept.tables : [], done: typeof kept.done === 'object' && kept.done !== null ? kept.done : {} };
  } catch {
    return { tables: [], done: {} };
  }
}

export const coach = new Coach();
