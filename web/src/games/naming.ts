/** Words for the ids of a game nobody has drawn a board for: its texts name most of its things. */
import { readable } from '../lib/texts.svelte';
import type { Texts } from '../lib/types';

/** Messages that are no names of things. */
const NO_NAMES = new Set(['action', 'ask', 'ending', 'game', 'group', 'now', 'option', 'order', 'score', 'tally', 'told', 'why']);

export class Naming {
  readonly #texts: Texts;
  readonly #names = new Map<string, string>();

  constructor(texts: Texts) {
    this.#texts = texts;
    for (const [key, text] of Object.entries(texts)) {
      const cut = key.indexOf('-');
      const id = key.slice(cut + 1);
      if (cut > 0 && !NO_NAMES.has(key.slice(0, cut)) && !this.#names.has(id)) this.#names.set(id, text);
    }
  }

  /** The name of an id in a field: `material-brick` in "material" or "materials", else any `...-brick`. */
  word(id: string, field = ''): string {
    for (const kind of [field, field.replace(/s$/, '')]) {
      const found = this.#texts[`${kind}-${id}`];
      if (found) return found;
    }
    return this.#names.get(id) ?? readable(id);
  }

  /** A field of a view. */
  field(key: string): string {
    return this.#texts[`zone-${key}`] ?? this.word(key);
  }

  /** A thing of the board, `seat2/stockpile/brick`: by its own message, else by the names of seats and parts. */
  thing(id: string, you: string, names: readonly string[]): string {
    const whole = this.#texts[`zone-${id.replaceAll('/', '-')}`];
    if (whole) return whole;
    const parts = id.split('/');
    const [whose = ''] = parts;
    const seat = /^seat(\d+)$/.exec(whose);
    const owner = whose === 'me' ? you : seat ? names[Number(seat[1]) - 1] : undefined;
    const said = parts.map((part, place) => {
      if (place === 0) return owner ?? this.field(part);
      return place < parts.length - 1 ? this.field(part) : this.word(part, parts[place - 1]);
    });
    return said.join(' · ');
  }
}
