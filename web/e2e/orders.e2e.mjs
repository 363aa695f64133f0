/**
 * A standing order answers by itself: whoever never follows is not asked any more. Before that a
 * preview says what it costs and brings.
 */
import { check, shot, stateOf } from './house.mjs';
import { inspect } from './inspect.mjs';

const TURNS = 12;

/** One of my actions played, as a script would. */
const play = (page, state, action) =>
  page.evaluate(
    async ([number, id]) => {
      const answer = await fetch(`/api/tables/${location.hash.split('/')[2]}/plays`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seat: 0, number, action: id }),
      });
      return answer.status;
    },
    [state.number, action.id],
  );
const mine = (page) => page.waitForFunction(() => document.querySelector('.prompt.mine, .prompt a[href$="/result"]') && !document.querySelector('.sentbar'), null, { timeout: 60000 });

export default async function orders({ open, url }) {
  const { page, complaints } = await open({ reduced: true });
  const problems = [];
  await page.goto(url);
  await page.click('.alone');
  await mine(page);

  // Come to my own turn, then look before committing.
  for (let tries = 0; tries < 40; tries++) {
    const state = await stateOf(page);
    if (state.view.question === 'Lead' && state.asked.includes(0)) break;
    if (state.asked.includes(0)) await play(page, state, state.legal[0]);
    await page.waitForTimeout(60);
  }
  await mine(page);
  await page.waitForFunction(() => /leader/.test(document.querySelector('.prompt .q')?.textContent ?? ''));
  await page.locator('.stage [data-id="deck"]').click({ force: true });
  await page.waitForSelector('.pv .chip.gain');
  check(/carte/.test(await page.locator('.pv .chip.gain').first().innerText()), 'the preview says what thinking brings');
  await shot(page, 'preview-gain');
  await inspect(page, 'preview', problems);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(200);
  check(await page.locator('.prompt .chip.gain').first().isVisible(), 'on a phone the chips are in the prompt');
  await shot(page, 'preview-gain-phone');
  await inspect(page, 'preview on a phone', problems);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');

  // The order: never follow.
  await page.click('.menu > button');
  const order = page.locator('.order', { hasText: 'Suivre' });
  await order.getByText('jamais', { exact: true }).click();
  await page.waitForFunction(async () => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=0`)).json()).orders.Follow === 'never');
  await shot(page, 'orders-menu');
  await inspect(page, 'orders', problems);
  await page.keyboard.press('Escape');

  const from = (await stateOf(page)).number;
  let first = 0;
  for (let tries = 0; tries < 900; tries++) {
    const state = await stateOf(page);
    first ||= state.view.turn;
    if (state.status === 'finished' || state.view.turn > first + TURNS) break;
    check(!(state.asked.includes(0) && state.view.question === 'Follow' && state.legal.length > 0 && (await asked(page))), 'nobody asks whether I follow');
    if (state.asked.includes(0) && state.view.question !== 'Follow') await play(page, state, state.legal[state.legal.length - 1]);
    await page.waitForTimeout(25);
  }
  const log = (await stateOf(page)).log.filter((line) => line.seat === 0);
  check(log.some((line) => line.what.startsWith('thinks')), 'I thought whenever another called');
  check(!log.some((line) => line.what.startsWith('follows') && line.number > from), 'I never followed');
  check(problems.length === 0, problems.join('\n'));
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 3).join(' | ')}`);
}

/** Is the question really put to the player, half a second later too? (An order takes a moment.) */
async function asked(page) {
  await page.waitForTimeout(1500);
  const state = await stateOf(page);
  return state.asked.includes(0) && state.view.question === 'Follow';
}
