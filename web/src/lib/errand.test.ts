import { expect, it } from 'vitest';
import { Errand } from './errand.svelte';

it('an errand is run one at a time, and says what went wrong', async () => {
  const said: unknown[] = [];
  const errand = new Errand((error) => said.push(error));
  let done = (): void => undefined;
  const first = errand.run(() => new Promise<void>((resolve) => (done = resolve)));
  expect(errand.busy).toBe(true);
  await errand.run(async () => said.push('never'));
  done();
  await first;
  expect([errand.busy, said]).toEqual([false, []]);
  await errand.run(async () => Promise.reject(new Error('no')));
  expect([errand.busy, said]).toEqual([false, [new Error('no')]]);
});
