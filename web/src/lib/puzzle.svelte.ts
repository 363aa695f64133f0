/** A puzzle being solved, as the board's play model sees it: one choice, tried until it is right. */
import { api } from './api';
import { learned } from './learned.svelte';
import { Play, type Wire } from './play.svelte';
import { sentence, session } from './session.svelte';
import type { GameInfo, Legal, Outcome, Preview, PuzzleInfo, PuzzleSolution, PuzzleState, State, WhyNot } from './types';

export type Said = 'nothing' | 'wrong' | 'obvious' | 'right' | 'shown';

/** The puzzle to be solved next: the first after this one that is not solved, else the first of all that is not. */
export function nextOf(puzzles: readonly PuzzleInfo[], after: string, solved: (id: string) => boolean): PuzzleInfo | undefined {
  const at = puzzles.findIndex((one) => one.id === after);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].find((one) => !solved(one.id));
}

export class PuzzleLink implements Wire {
  now = $state.raw<PuzzleState | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  said = $state<Said>('nothing');
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
    readonly id: string,
  ) {
    this.info = { game: gameId };
    this.play = new Play(this);
  }

  /** What has been chosen so far, where points are to be made. */
  steps = $state.raw<number[]>([]);

  readonly state: State | null = $derived(this.now?.state ?? null);
  readonly names: string[] = $derived((this.state?.seats ?? []).map((seat) => seat.name));
  get seat(): number | null {
    return this.state?.seat ?? null;
  }
  get game(): GameInfo | undefined {
    return session.game(this.gameId);
  }

  /** The position; in another language, what has been told so far stays told. */
  async open(): Promise<void> {
    await this.#do(async () => {
      this.#show(await api.puzzle(this.gameId, this.id, this.steps));
      if (this.solution) this.#tell((await api.tryPuzzle(this.gameId, this.id, null)).solution);
    });
  }

  /** From the beginning, or without the last choices. */
  async back(steps: number[] = []): Promise<void> {
    await this.#do(async () => {
      this.#show(await api.puzzle(this.gameId, this.id, steps));
      this.steps = steps;
      this.said = 'nothing';
    });
  }

  #show(now: PuzzleState): void {
    this.now = now;
    this.play.reset();
    this.play.frozen = now.over || this.solution !== null;
    this.play.receive(now.state);
  }

  async giveUp(): Promise<void> {
    await this.#do(async () => {
      this.#tell((await api.tryPuzzle(this.gameId, this.id, null)).solution);
      this.said = 'shown';
    });
  }

  #tell(solution: PuzzleSolution | null): void {
    this.solution = solution;
    this.play.reset();
    this.play.frozen = solution !== null;
    this.play.hinted = new Set(solution?.touches ?? []);
  }

  async #do(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem = sentence(error);
    } finally {
      this.busy = false;
    }
  }

  // ---------------------------------------------------------------- what the play model asks

  async submit(action: Legal): Promise<boolean> {
    let right = false;
    await this.#do(async () => {
      const answer = await api.tryPuzzle(this.gameId, this.id, action.id, this.steps);
      right = answer.right;
      if (answer.next) {
        this.steps = [...this.steps, action.id];
        this.#show(answer.next);
      }
      this.said = right ? 'right' : answer.next && !answer.next.over ? 'nothing' : answer.obvious ? 'obvious' : 'wrong';
      if (right) {
        this.#tell(answer.solution);
        learned.add(this.gameId, 'puzzle', this.id);
      } else if (!answer.next) this.play.reset();
      else right = true; // it was played
    });
    return right;
  }

  preview(action: Legal): Promise<Preview> {
    return api.puzzlePreview(this.gameId, this.id, action.id, this.steps);
  }

  outcomes(actions: number[]): Promise<Outcome[]> {
    return api.puzzleOutcomes(this.gameId, this.id, actions, this.steps);
  }

  whyNot(thing: string, action?: number): Promise<WhyNot> {
    return api.puzzleWhyNot(this.gameId, this.id, thing, this.steps, action);
  }

  openRule(anchor: string): void {
    this.rule = anchor;
  }

  async undo(): Promise<void> {
    if (this.steps.length > 0 && !this.solution) await this.back(this.steps.slice(0, -1));
  }

  async redo(): Promise<void> {
    // What was taken back is chosen again.
  }
}
