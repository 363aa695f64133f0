/**
 * The connection to one table: what it is, what is seen of it, what was said there. A WebSocket
 * brings news; when it fails, plain requests do, more slowly. Plays always go by HTTP, whose
 * refusals say why.
 */
import { tick } from 'svelte';
import { address, api, Refusal } from './api';
import { received } from './clock.svelte';
import { coach } from './coach.svelte';
import { asked, worthALook } from './hint';
import { Heard } from './live';
import { merge } from './log';
import { looks } from './looks.svelte';
import { Play, type Wire } from './play.svelte';
import { go, path } from './router.svelte';
import { sentence, session, tell, toasts } from './session.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import { onBoard } from './things';
import type { GameInfo, Hint, Idea, Legal, Live, LogLine, Order, Outcome, Preview, State, TableInfo, Talk, WhyNot } from './types';

export type Connection = 'opening' | 'live' | 'polling' | 'offline';

const POLL = 2000;
const LONGEST = 15000;
const SILENCE = 50000; // the server speaks every 20 s
const OVERDUE = 1500; // for the outcome of a play that was acknowledged

export class TableLink implements Wire {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  talk = $state.raw<Talk[]>([]);
  seat = $state<number | null>(null);
  connection = $state<Connection>('opening');
  problem = $state<string | null>(null);
  /** Log lines after this number are new to the viewer. */
  seen = $state(0);
  /** A rule somebody asked for. */
  rule = $state<string | null>(null);
  /** On a shared screen: whose turn it is to look, hidden until they say so. */
  curtain = $state<number | null>(null);
  unread = $state(0);
  /** What the others just did, for the pieces to travel. */
  news = $state.raw<LogLine[]>([]);
  /** How to end the travelling, while it goes on. */
  skip: (() => void) | null = null;
  /** What a strong bot would do, for the question it was asked about; and whether it still thinks. */
  hint = $state.raw<Hint | null>(null);
  /** Whether the hint is told; before, the board only outlines what deserves a look. */
  told = $state(false);
  advising = $state(false);
  #askedFor = '';
  #helpedFor = '';
  /** The seat whose board lies on the stage instead of one's own. */
  looking = $state<number | null>(null);
  readonly play: Play;

  #socket: WebSocket | null = null;
  /** Who waits for the table to reach a number. */
  #waiting: { number: number; reached: () => void }[] = [];
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #heard = 0;
  #unwatch: (() => void) | undefined;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.play = new Play(this);
  }

  /** Names by seat, as the players see them. */
  readonly names: string[] = $derived((this.state?.seats ?? this.info?.seats ?? []).map((seat) => seat.name));

  /** The game on the table, once the server's list has come. */
  readonly game: GameInfo | undefined = $derived(session.game(this.info?.game ?? ''));

  /** Whether nobody else but bots plays: then there may be a coach. */
  get againstBots(): boolean {
    const seats = this.info?.seats ?? [];
    return this.seat !== null && this.info?.mine.length === 1 && seats.every((one, seat) => seat === this.seat || one.kind === 'bot');
  }

  async open(): Promise<void> {
    try {
      const info = await api.table(this.id, this.invite);
      if (this.#closed) return;
      this.#know(info);
      this.problem = null;
      if (info.status !== 'waiting') await this.#read(true);
      void api.talk(this.id, this.invite).then(
        (talk) => (this.talk = talk),
        () => undefined,
      );
      this.#connect();
      this.#watch();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Notice at once when the network goes or comes, and when a connection has silently died. */
  #watch(): void {
    this.#unwatch?.();
    const gone = (): void => {
      this.connection = 'offline';
      this.#socket?.close();
    };
    const back = (): void => this.#reconnect();
    const look = (): void => {
      if (this.#socket && Date.now() - this.#heard > SILENCE) this.#reconnect();
    };
    const timer = setInterval(look, 10000);
    addEventListener('offline', gone);
    addEventListener('online', back);
    document.addEventListener('visibilitychange', look);
    this.#unwatch = () => {
      clearInterval(timer);
      removeEventListener('offline', gone);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', look);
    };
  }

  close(): void {
    this.#closed = true;
    this.#unwatch?.();
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#keepSeen();
    void session.loadMine();
  }

  /** Something about the table itself changed: seats, status. */
  async refresh(): Promise<void> {
    const info = await api.table(this.id, this.invite);
    const began = this.info?.status === 'waiting' && info.status !== 'waiting';
    const before = this.seat;
    this.#know(info);
    if (began || (before !== this.seat && info.status !== 'waiting')) await this.#read(true);
    if (before !== this.seat) this.#reconnect();
  }

  /** Everything again, in the language of the moment. */
  async reread(): Promise<void> {
    this.#hangUp(); // what it still brings is in the old one
    this.dropHint();
    try {
      const [info] = await Promise.all([api.table(this.id, this.invite), this.state ? this.#read(true) : undefined]);
      this.#know(info);
    } catch (error) {
      tell(error);
    }
    this.#reconnect();
  }

  know(info: TableInfo): void {
    const before = this.seat;
    const began = this.info?.status === 'waiting' && info.status !== 'waiting';
    this.#know(info);
    if (!began && before === this.seat) return;
    if (info.status !== 'waiting') void this.#read(true).catch(tell);
    if (before !== this.seat) this.#reconnect();
  }

  #know(info: TableInfo): void {
    received(info.seats);
    this.info = info;
    if (this.seat === null || !info.mine.includes(this.seat)) this.seat = info.mine[0] ?? null;
    if (this.state === null && this.#isHotseat) {
      const next = info.asked.find((seat) => info.mine.includes(seat));
      if (next !== undefined) this.seat = next;
      if (info.status === 'playing') this.curtain = this.seat;
    }
    looks.seat = this.#isHotseat ? null : this.seat;
    this.play.confirm = settings.confirm;
  }

  get #isHotseat(): boolean {
    return (this.info?.mine.length ?? 0) > 1;
  }

  // ------------------------------------------------------------------ news

  #receive(state: State, forced = false): void {
    const before = this.state;
    if (state.seat !== this.seat) return; // meant for another seat of this screen
    received(state.seats);
    if (!forced && before && before.seat === state.seat && state.number < before.number) return;
    if (before === null) this.seen = this.#readSeen(state);
    const known = before && before.seat === state.seat ? this.log : [];
    const last = known.filter((line) => line.what !== 'hint').at(-1)?.number ?? -1; // a hint stands before what comes next
    this.log = merge(known, state);
    this.state = state;
    this.play.confirm = settings.confirm;
    this.play.frozen = state.seat === null || state.status === 'finished';
    this.play.receive(state);
    if (this.hint && asked(state.legal) !== this.#askedFor) this.dropHint();
    const fresh = this.log.filter((line) => line.number > (before ? last : this.seen));
    if (!before && fresh.length > 0) toasts.add(t('table.since', { n: fresh.length }));
    this.#showNews(fresh, before === null);
    if (this.info && (this.info.status !== state.status || this.info.number !== state.number))
      this.info = { ...this.info, status: state.status, number: state.number, asked: state.asked, seats: state.seats };
    session.saw(this.id, state.status, state.asked);
    this.#passOn(state);
    for (const one of this.#waiting) if (state.number >= one.number) one.reached();
  }

  /** An acknowledged play comes over the live connection; if it does not, it is read. */
  async #outcome(number: number): Promise<void> {
    if (this.state && this.state.number >= number) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const came = await new Promise<boolean>((resolve) => {
      const one = { number, reached: () => resolve(true) };
      this.#waiting.push(one);
      timer = setTimeout(() => resolve(false), OVERDUE);
    });
    clearTimeout(timer);
    this.#waiting = this.#waiting.filter((one) => one.number !== number);
    if (!came) await this.#read();
  }

  /** Pieces travel for what the others did; one's own moves, and all with reduced motion, are outlined. */
  #showNews(fresh: LogLine[], opening: boolean): void {
    const still = settings.reducedMotion || this.curtain !== null;
    const travelling = still ? [] : fresh.filter((line) => opening || line.seat !== this.seat);
    if (travelling.length > 0) this.news = travelling;
    const outlined = fresh.filter((line) => !travelling.includes(line)).slice(-40);
    if (outlined.length > 0) void tick().then(() => this.play.flash(onBoard(outlined.flatMap((line) => line.things)), still ? 1200 : 2400));
  }

  /** On a shared screen, the next of us to choose gets the curtain. */
  #passOn(state: State): void {
    if (!this.#isHotseat || state.status !== 'playing' || !this.info) return;
    const next = state.asked.find((seat) => this.info?.mine.includes(seat));
    if (next !== undefined && !state.asked.includes(this.seat ?? -1)) this.curtain = next;
  }

  /** The curtain opens for its player. */
  async reveal(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    if (seat !== this.seat) {
      this.seat = seat;
      this.play.reset();
      this.dropHint();
      await this.#read(true).catch(tell);
      this.#reconnect();
    }
    this.curtain = null;
  }

  async #read(whole = false): Promise<void> {
    const since = whole || !this.state ? undefined : this.state.number;
    this.#receive(await api.state(this.id, this.seat, since, this.invite), whole);
  }

  // ------------------------------------------------------------------ connection

  #connect(): void {
    if (this.#closed) return;
    const since = this.state?.seat === this.seat ? this.state?.number : undefined;
    const url = new URL(address(`/tables/${this.id}/live`, { seat: this.seat, since, invite: this.invite, changes: 'yes' }), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    let socket: WebSocket;
    try {
      socket = new WebSocket(url);
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    const heard = new Heard();
    this.#heard = Date.now();
    socket.onopen = () => {
      if (this.connection === 'offline') toasts.add(t('table.reconnected'));
      this.connection = 'live';
      this.#tries = 0;
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Live, socket, heard);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(news: Live, socket: WebSocket, heard: Heard): void {
    if (news.type === 'state' || news.type === 'change') {
      const state = heard.hear(news);
      if (state) this.#receive(state);
      else socket.send(JSON.stringify({ type: 'state' }));
    } else if (news.type === 'talk') {
      if (!this.talk.some((one) => one.id === news.message.id)) {
        this.talk = [...this.talk, news.message];
        this.unread += 1;
      }
    } else if (news.type === 'table') this.know(news.table);
    else if (news.type === 'problem' && news.problem.key === 'not-your-seat') void this.#seatGone(news.problem.detail);
    else if (news.type === 'problem') toasts.add(news.problem.detail, true);
    else if (news.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
  }

  /** A bot sits on my seat now, because my time ran out or I gave it away elsewhere: I look on. */
  async #seatGone(detail: string): Promise<void> {
    await this.refresh().catch(tell);
    toasts.add(this.info?.seats.find((seat) => seat.away)?.note ?? detail, true);
  }

  /** The connection is gone: read by plain requests, and try again after a while. */
  #lost(): void {
    if (this.#closed) return;
    this.#socket = null;
    this.#tries += 1;
    clearTimeout(this.#timer);
    if (this.#tries < 2) {
      this.#timer = setTimeout(() => this.#connect(), 300);
      return;
    }
    void this.#poll(Date.now() + Math.min(LONGEST, 1000 * 2 ** this.#tries));
  }

  async #poll(until: number): Promise<void> {
    if (this.#closed || this.#socket) return;
    if (!navigator.onLine) {
      this.connection = 'offline';
      return; // `online` will tell
    }
    try {
      if (this.info?.status === 'waiting') await this.refresh();
      else await this.#read();
      this.connection = 'polling';
    } catch (error) {
      this.connection = error instanceof Refusal && error.status > 0 ? 'polling' : 'offline';
    }
    if (this.#closed || this.#socket) return;
    if (Date.now() >= until) this.#connect();
    else this.#timer = setTimeout(() => void this.#poll(until), POLL);
  }

  #reconnect(): void {
    this.#hangUp();
    this.#connect();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    this.#tries = 0;
    old?.close();
  }

  // ------------------------------------------------------------------ what the play model asks

  async submit(action: Legal, number: number): Promise<boolean> {
    const before = this.state;
    if (this.seat === null || before === null) return false;
    try {
      const answer = await api.play(this.id, this.seat, action.id, number, this.connection === 'live' && this.#socket !== null);
      if (coach.isOn(this.id) && before.legal.length > 1) coach.decided(this.info?.game ?? '', before.step, asked(before.legal) === this.#helpedFor);
      if ('view' in answer) this.#receive(answer);
      else await this.#outcome(answer.number);
      this.looked();
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  async preview(action: Legal): Promise<Preview> {
    return api.preview(this.id, this.seat ?? 0, action.id);
  }

  async outcomes(actions: number[]): Promise<Outcome[]> {
    return this.seat === null ? [] : api.outcomes(this.id, this.seat, actions);
  }

  async whyNot(thing: string, action?: number): Promise<WhyNot> {
    const { state } = this;
    if (!state || this.seat === null || state.status !== 'playing') return { sentence: '', rule: '' };
    if (!state.asked.includes(this.seat)) {
      const names = state.asked.map((seat) => this.names[seat] ?? '').join(', ');
      return { sentence: t('table.notYourTurn', { names }), rule: '' };
    }
    try {
      const answer = await api.whyNot(this.id, this.seat, thing, action);
      return answer.sentence ? answer : { sentence: t('table.nothingToDo'), rule: '' };
    } catch {
      return { sentence: t('table.nothingToDo'), rule: '' };
    }
  }

  async undo(turn: boolean): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null) return;
    try {
      this.#receive(await api.undo(this.id, seat, turn, state.number), true);
    } catch (error) {
      this.#refused(error);
    }
  }

  async redo(): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null) return;
    if (!state.undo.redo) {
      toasts.add(t('table.noRedo'));
      return;
    }
    try {
      this.#receive(await api.redo(this.id, seat, state.number), true);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Ask what deserves a look; again: what a strong bot would do. */
  async askHint(): Promise<void> {
    const { state, seat } = this;
    if (this.hint) this.tellHint();
    if (!state || seat === null || state.status !== 'playing' || this.advising || this.hint) return;
    if (!this.info?.hints || state.legal.length === 0) {
      toasts.add(t(this.info?.hints ? 'hint.notAsked' : 'hint.off'));
      return;
    }
    this.advising = true;
    try {
      const answer = await api.hint(this.id, seat, state.number);
      this.#receive(answer.state);
      if (this.seat !== seat || this.state?.seat !== seat) return; // the screen is another's by now
      this.#askedFor = this.#helpedFor = asked(answer.state.legal);
      this.hint = answer.hint;
      this.told = false;
      this.play.hinted = new Set(onBoard(worthALook(answer.hint)));
      if (this.play.hinted.size === 0) this.tellHint(); // there is nothing to outline
    } catch (error) {
      this.#refused(error);
    } finally {
      this.advising = false;
    }
  }

  tellHint(): void {
    if (this.told) return;
    this.told = true;
    this.outline(this.hint?.ideas[0]);
  }

  /** Show on the board what an idea of the hint speaks of. */
  outline(idea: Idea | undefined): void {
    this.play.hinted = new Set(onBoard(idea?.touches ?? []));
  }

  dropHint(): void {
    this.hint = null;
    this.play.hinted = new Set();
  }

  /** Play on from a moment of this game, at a table of one's own. */
  async fork(number: number, seat: number): Promise<void> {
    await session.somebody();
    go(path('t', (await api.fork(this.id, number, seat, this.invite)).id));
  }

  openRule(anchor: string): void {
    this.rule = anchor;
  }

  #refused(error: unknown): void {
    if (error instanceof Refusal && error.problem.state) this.#receive(error.problem.state, true);
    if (error instanceof Refusal && error.status === 409) toasts.add(t('table.stale', { detail: error.problem.detail }));
    else if (error instanceof Refusal && error.status === 422)
      toasts.add(t('table.refused', { detail: error.problem.detail }), true);
    else tell(error);
  }

  // ------------------------------------------------------------------ the rest

  async askUndo(): Promise<void> {
    if (this.seat === null) return;
    await this.#do(async (seat) => {
      const state = await api.undoRequest(this.id, seat);
      if (state && 'number' in state) this.#receive(state, true);
    });
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.#do(async (seat) => this.#receive(await api.undoAnswer(this.id, seat, agree), true));
  }

  async setOrder(question: string, order: Order): Promise<void> {
    const orders = { ...this.state?.orders, [question]: order };
    await this.#do(async (seat) => this.#receive(await api.orders(this.id, seat, orders), true));
  }

  async #do(what: (seat: number) => Promise<void>): Promise<void> {
    if (this.seat === null) return;
    try {
      await what(this.seat);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** The viewer has seen everything up to now. */
  looked(): void {
    this.seen = this.state?.number ?? 0;
    this.#keepSeen();
  }

  #seenKey(seat: number | null): string {
    return `ludi.seen.${this.id}.${seat ?? 'watch'}`;
  }

  #readSeen(state: State): number {
    try {
      return Number(localStorage.getItem(this.#seenKey(state.seat)) ?? state.number);
    } catch {
      return state.number;
    }
  }

  #keepSeen(): void {
    if (!this.state) return;
    try {
      localStorage.setItem(this.#seenKey(this.state.seat), String(this.seen));
    } catch {
      // Nothing is kept: next time nothing is new.
    }
  }
}
