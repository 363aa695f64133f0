/**
 * A lesson in the browser: where the learner is, what is said, what is lit. The server works the
 * course out from the steps taken; here they are kept.
 */
import { api } from './api';
import { learned } from './learned.svelte';
import { Play, type Wire } from './play.svelte';
import { sentence, session } from './session.svelte';
import type { GameInfo, Legal, LessonState, Outcome, Preview, State, WhyNot } from './types';

const READ = -1; // the step of a moment that is only read

export class LessonLink implements Wire {
  now = $state.raw<LessonState | null>(null);
  problem = $state<string | null>(null);
  /** A rule somebody asked for. */
  rule = $state<string | null>(null);
  /** The seat whose board is on the stage; null: one's own. */
  looking = $state<number | null>(null);
  busy = $state(false);
  readonly play: Play;
  readonly info: { game: string };

  constructor(
    readonly gameId: string,
    readonly name: string,
  ) {
    this.info = { game: gameId };
    this.play = new Play(this);
  }

  readonly state: State | null = $derived(this.now?.state ?? null);
  readonly names: string[] = $derived((this.state?.seats ?? []).map((seat) => seat.name));
  /** Something certain is to be done, not just anything on the way to a goal. */
  get asksForOne(): boolean {
    const { now } = this;
    return now !== null && now.choice && !now.goal && !now.over;
  }
  get seat(): number | null {
    return this.state?.seat ?? null;
  }
  get game(): GameInfo | undefined {
    return session.game(this.gameId);
  }

  /** From the beginning, or, in another language, where it is. */
  async open(steps: number[] = this.now?.steps ?? []): Promise<void> {
    await this.#step(steps);
  }

  async begin(): Promise<void> {
    this.play.reset();
    await this.#step([]);
  }

  /** The next moment, after something to read. */
  async goOn(): Promise<void> {
    if (this.now && !this.now.choice && !this.now.over) await this.#step(this.now.steps, READ);
  }

  async #step(steps: number[], step?: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const now = await api.lesson(this.gameId, this.name, steps, step);
      this.#show(now);
      return now.went_on;
    } catch (error) {
      this.problem = sentence(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #show(now: LessonState): void {
    this.problem = null;
    this.looking = null;
    this.now = now;
    this.play.frozen = !now.choice || now.over || now.failed;
    this.play.receive(now.state);
    this.play.hinted = new Set(now.light);
    this.play.wanted = new Set(this.asksForOne ? now.right : []);
    if (now.over) learned.add(this.gameId, 'lesson', this.name);
  }

  // ---------------------------------------------------------------- what the play model asks

  async submit(action: Legal): Promise<boolean> {
    const served = await this.#step(this.now?.steps ?? [], action.id);
    if (!served) this.play.reset();
    return served;
  }

  preview(action: Legal): Promise<Preview> {
    return api.lessonPreview(this.gameId, this.name, this.now?.steps ?? [], action.id);
  }

  outcomes(actions: number[]): Promise<Outcome[]> {
    return api.lessonOutcomes(this.gameId, this.name, this.now?.steps ?? [], actions);
  }

  whyNot(thing: string, action?: number): Promise<WhyNot> {
    return api.lessonWhyNot(this.gameId, this.name, this.now?.steps ?? [], thing, action);
  }

  openRule(anchor: string): void {
    this.rule = anchor;
  }

  async undo(): Promise<void> {
    // A lesson goes forward; it can be begun again.
  }

  async redo(): Promise<void> {
    // As above.
  }
}
