/** Who is here, what is on the server's shelf, and which of my tables wait for me. */
import { coach } from './coach.svelte';
import { api, Refusal } from './api';
import { learned } from './learned.svelte';
import { received } from './clock.svelte';
import { aloneWith, levelsOf, usualLevel } from './game';
import { watchPage } from './fresh';
import { line } from './line.svelte';
import { known } from './push';
import { go, path } from './router.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import type { GameInfo, NewTable, Person, TableInfo, Texts } from './types';

class Session {
  #me = $state.raw<Person | null>(null);
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  ready = $state(false);
  readonly #texts = new Map<string, Promise<Texts>>();

  get me(): Person | null {
    return this.#me;
  }
  set me(person: Person | null) {
    this.#me = person;
    learned.of(person);
  }

  readonly waiting: TableInfo[] = $derived(
    this.mine.filter((table) => table.status === 'playing' && table.asked.some((seat) => table.mine.includes(seat))),
  );

  async start(): Promise<void> {
    const look = watchPage(() => toasts.add(t('app.newer'), false, () => location.reload()));
    line.onagain(() => {
      look();
      void this.#enter();
    });
    await this.#enter();
    if (this.me && 'Notification' in window && Notification.permission === 'granted') {
      const { push_key } = await api.notices().catch(() => ({ push_key: null }));
      await known(push_key).catch(() => null); // after another sign-in it is told again
    }
  }

  async #enter(): Promise<void> {
    const [me] = await Promise.all([this.#who(), this.loadGames()]);
    this.me = me;
    this.ready = true;
    if (me) await this.loadMine();
  }

  async #who(): Promise<Person | null> {
    try {
      return await api.me();
    } catch (error) {
      return error instanceof Refusal && error.status === 0 ? this.me : null;
    }
  }

  async loadGames(): Promise<void> {
    try {
      this.games = await api.games();
    } catch (error) {
      if (!line.down) tell(error); // that nobody answers, the screens say
    }
  }

  async loadMine(): Promise<void> {
    if (!this.me) return;
    try {
      this.mine = await api.tables('mine');
      this.mine.forEach((table) => received(table.seats));
    } catch {
      // The list is a convenience; the tables themselves say what is wrong.
    }
  }

  /** A table was seen: my list knows at once whether it still waits for me. */
  saw(id: string, status: TableInfo['status'], asked: number[]): void {
    const known = this.mine.find((table) => table.id === id);
    if (!known || (known.status === status && known.asked.join() === asked.join())) return;
    this.mine = this.mine.map((table) => (table === known ? { ...known, status, asked } : table));
  }

  /** Somebody at once: a guest, the first time it matters. */
  async somebody(nickname = ''): Promise<Person> {
    this.me ??= await api.guest(nickname, settings.language);
    return this.me;
  }

  /** Somebody says what they are called; with an empty name they stay who they are. */
  async callMe(nickname: string): Promise<void> {
    if (!this.me) await this.somebody(nickname);
    else if (nickname && nickname !== this.me.nickname) this.me = await api.change({ nickname });
  }

  async setLanguage(language: string): Promise<void> {
    try {
      this.me = await api.change({ language });
    } catch {
      // The browser keeps the language anyway.
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  gameName(id: string): string {
    return this.game(id)?.name ?? id;
  }

  texts(game: string, box: string | null = null): Promise<Texts> {
    const key = `${settings.language}/${game}/${box ?? ''}`;
    let found = this.#texts.get(key);
    if (!found) {
      found = api.texts(game, box);
      this.#texts.set(key, found);
      found.catch(() => this.#texts.delete(key));
    }
    return found;
  }

  async open(table: NewTable): Promise<string> {
    await this.somebody();
    const made = await api.open(table);
    void this.loadMine();
    go(path('t', made.id));
    return made.id;
  }

  /** A first game, against the gentlest bot, with the coach at one's side. */
  async coachedNow(game: GameInfo): Promise<void> {
    const level = levelsOf(game)[0]?.id;
    const bot = { kind: 'bot' as const, ...(level ? { level } : {}) };
    const count = game.players.includes(2) ? 2 : Math.min(...game.players);
    const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    coach.turn(await this.open({ game: game.id, options, seats: [{ kind: 'me' }, ...Array<typeof bot>(count - 1).fill(bot)], start: true }), true);
  }

  /** One click: a table for somebody alone, begun at once. */
  async aloneNow(game: GameInfo): Promise<void> {
    const level = usualLevel(game);
    const bot = { kind: 'bot' as const, ...(level ? { level } : {}) };
    const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    await this.open({ game: game.id, options, seats: [{ kind: 'me' }, ...Array<typeof bot>(aloneWith(game) - 1).fill(bot)], start: true });
  }
}
export const session = new Session();

/** Small messages at the edge of the screen; some lead somewhere. */
export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  open: (() => void) | null;
}
class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 1;

  add(text: string, bad = false, open: (() => void) | null = null): void {
    if (!text || this.list.some((toast) => toast.text === text)) return;
    const toast = { id: this.#next++, text, bad, open };
    this.list = [...this.list.slice(-2), toast];
    setTimeout(() => this.drop(toast.id), bad || open ? 9000 : 5000);
  }
  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
  go(toast: Toast): void {
    this.drop(toast.id);
    toast.open?.();
  }
}
export const toasts = new Toasts();

/** Say what went wrong, in one sentence. */
export function tell(error: unknown): void {
  toasts.add(sentence(error), true);
}

export function sentence(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.status === 0) return t('error.network');
    return error.problem.detail || t('error.unknown', { code: error.status });
  }
  return t('error.unknown', { code: 'web' });
}
