/** What a person prefers, kept in this browser. */
import { looks } from './looks.svelte';
import type { ConfirmMode } from './narrowing';
import { words, type Language } from './texts.svelte';

export type Theme = 'light' | 'dark' | 'auto';
export type Hand = 'right' | 'left';
export type Motion = 'auto' | 'full' | 'reduced';

interface Stored {
  language: Language;
  theme: Theme;
  size: number;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  confirm: ConfirmMode;
  look: number | null;
  hand: Hand;
}

const KEY = 'ludi.settings';
export const SIZES: readonly number[] = [1, 1.15, 1.3, 1.5];

function firstLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    if (tag.startsWith('fr')) return 'fr';
    if (tag.startsWith('en')) return 'en';
  }
  return 'fr';
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>('auto');
  size = $state(1);
  motion = $state<Motion>('auto');
  sound = $state(false);
  notify = $state(false);
  confirm = $state<ConfirmMode>('final');
  look = $state<number | null>(null);
  hand = $state<Hand>('right');
  #systemDark = $state(false);

  /** The language of the words: whoever asks the server after a change asks in the new one. */
  get language(): Language {
    return words.language;
  }
  set language(language: Language) {
    words.language = language;
  }

  /** Read what was kept, then follow every change into the page and back into the browser. */
  start(): void {
    const kept = read();
    this.language = kept.language ?? firstLanguage();
    this.theme = kept.theme ?? 'auto';
    this.size = SIZES.includes(kept.size ?? 1) ? (kept.size ?? 1) : 1;
    this.motion = kept.motion ?? 'auto';
    this.sound = kept.sound ?? matchMedia('(pointer: fine)').matches;
    this.notify = kept.notify ?? false;
    this.confirm = kept.confirm === 'always' || kept.confirm === 'never' ? kept.confirm : 'final';
    this.look = kept.look ?? null;
    this.hand = kept.hand ?? 'right';
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = dark.matches;
    dark.addEventListener('change', () => (this.#systemDark = dark.matches));
    this.#apply(); // at once: the first words are asked for before any effect runs
    $effect.root(() => {
      $effect(() => this.#apply());
    });
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#systemDark);
  }

  get reducedMotion(): boolean {
    return this.motion === 'reduced' || (this.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  #apply(): void {
    const root = document.documentElement;
    looks.mine = this.look;
    root.lang = this.language;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.motion;
    root.dataset.hand = this.hand;
    root.style.setProperty('--text-scale', String(this.size));
    const kept: Stored = {
      language: this.language,
      theme: this.theme,
      size: this.size,
      motion: this.motion,
      sound: this.sound,
      notify: this.notify,
      confirm: this.confirm,
      look: this.look,
      hand: this.hand,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
export const settings = new Settings();
