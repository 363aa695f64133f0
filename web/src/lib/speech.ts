import { type Args, type Language, fill, readable } from './texts.svelte';
import type { Texts } from './types';

/**
 * How a board speaks: with the names in the game's `texts`, and a few words of its own in both
 * languages. Every game's `Speech` begins here.
 */
export class BoardSpeech<Words> {
  readonly w: Words;
  readonly french: boolean;

  constructor(
    readonly texts: Texts,
    readonly language: Language,
    own: Record<Language, Words>,
  ) {
    this.french = language === 'fr';
    this.w = own[language];
  }

  text(key: string): string {
    return this.texts[key] ?? readable(key);
  }
  /** What the reference says that a thing does, or a term means: empty if it says nothing. */
  more(kind: string, id: string): string {
    return this.texts[`${kind}-${id}-text`] ?? '';
  }
  /** The same, sentence by sentence, where the reference keeps them apart. */
  sentences(kind: string, id: string): string[] {
    return this.more(kind, id).split('\n').filter(Boolean);
  }
  /** Whether so many are spoken of in the singular: none and one in French, one in English. */
  isOne(count: number): boolean {
    return this.french ? count < 2 : count === 1;
  }
  /** A phrase with its blanks filled; French puts a no-break space before its high signs. */
  fill(phrase: string, args: Args = {}): string {
    const made = fill(phrase, args, this.language);
    return this.french ? made.replace(/ ([:;?!])/g, '\u00a0$1') : made;
  }
  /** "Votre réserve : 1 pierre". */
  said(head: string, tail: string): string {
    return `${head}${this.french ? '\u00a0' : ''}: ${tail}`;
  }
}
