/** Puzzles: the list of a game, and one of each game on its board: tried, given up, solved. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check, shot } from './house.mjs';

async function axe(page, where = 'body') {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const found = await page.evaluate(async (part) => (await globalThis.axe.run(part, { resultTypes: ['violations'] })).violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`), where);
  check(found.length === 0, `axe: ${found.join('; ')}`);
}

const ask = (page, path) => page.evaluate(async (where) => (await fetch(`/api/games/${where}`)).json(), path);

/** Choose what is said, from the list of all that can be chosen. */
async function choose(page, words) {
  await page.keyboard.press('/');
  await page.fill('.list input', words);
  await page.keyboard.press('Enter');
  const yes = page.locator('.prompt .best[aria-busy="false"]');
  await Promise.race([yes.waitFor({ timeout: 8000 }).then(() => yes.click()), page.waitForSelector('.answer .wrong, .answer .right', { timeout: 8000 })]).catch(() => undefined);
}

export default async function puzzles({ open, url }) {
  for (const who of [{ width: 1366, height: 768 }, { width: 390, height: 844, touch: true, dark: true }]) {
    const { page, complaints } = await open({ ...who, locale: 'en-GB', reduced: true });
    await page.goto(url);
    await page.waitForSelector('.drawer .more');
    const games = (await (await page.request.get(`${url}/api/games`)).json()).filter((one) => one.puzzles > 0).map((one) => one.id);
    for (const game of games) {
      await page.goto(`${url}/#/puzzles/${game}`);
      await page.waitForSelector('.panel li .one');
      if (game === games[0]) {
        await axe(page);
        await shot(page, `puzzles-list-${who.width}`);
      }
      const [first] = await ask(page, `${game}/puzzles`);
      await page.goto(`${url}/#/puzzles/${game}/${first.id}`);
      await page.waitForSelector('.prompt .said');
      await page.waitForFunction(() => document.querySelectorAll('.stage [data-id]').length > 0);
      await page.waitForTimeout(400);
      await shot(page, `puzzles-${game}-${who.width}`);
      const { state } = await ask(page, `${game}/puzzles/${first.id}`);
      const { solution } = await page.evaluate(async (where) => (await fetch(`/api/games/${where}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"action":null}' })).json(), `${game}/puzzles/${first.id}`);
      const plain = (id) => state.legal.find((one) => one.id === id && !one.placed)?.say;
      const wrong = solution.others.map((one) => plain(one.id)).find(Boolean);
      if (who.width > 700 && wrong) {
        await choose(page, wrong);
        await page.waitForSelector('.answer .wrong');
        check((await page.locator('.answer .right').count()) === 0, 'the solution is not told yet');
        await page.click('.answer .ways .btn');
        await page.waitForSelector('.answer .right');
        await axe(page, '#prompt');
        await shot(page, `puzzles-${game}-told`);
      }
      const best = plain(solution.best);
      if (who.width > 700 && best) {
        await page.goto(`${url}/#/puzzles/${game}`);
        await page.waitForSelector('.panel li .one');
        await page.goto(`${url}/#/puzzles/${game}/${first.id}`);
        await page.waitForSelector('.prompt .said');
        await page.waitForFunction(() => document.querySelectorAll('.stage [data-id]').length > 0);
        await choose(page, best);
        await page.waitForSelector('.answer .right');
        await page.goto(`${url}/#/puzzles/${game}`);
        await page.waitForSelector('.panel li .one.solved');
      }
    }
    check(complaints.length === 0, `the page complains: ${complaints[0]}`);
  }
}
