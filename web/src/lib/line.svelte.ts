/** Whether the server answers. What the service worker kept to be read is no answer of the server. */
export const KEPT = 'X-Kept';

class Line {
  down = $state(false);
  readonly #again: (() => void)[] = [];

  /** What became of a request; null: nothing came back. */
  heard(answer: Response | null): void {
    const down = answer === null || answer.headers.has(KEPT);
    if (down === this.down) return;
    this.down = down;
    if (!down) for (const again of this.#again) again();
  }

  /** Do something whenever the server answers again. */
  onagain(what: () => void): void {
    this.#again.push(what);
  }
}
export const line = new Line();
