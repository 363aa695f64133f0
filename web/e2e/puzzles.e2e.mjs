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

/** The first puzzle of a kind that the page lists for a game. */
const firstOf = async (page, game, kind) => (await ask(page, `${game}/puzzles`)).find((one) => one.kind === kind);

async function show(page, url, game, id) {
  await page.goto(`${url}/#/puzzles/${game}`);
  await page.waitForSelector('.panel li .one');
  await page.goto(`${url}/#/puzzles/${game}/${id}`);
  await page.waitForSelector('.prompt .said');
  await page.waitForFunction(() => document.querySelectorAll('.stage [data-id]').length > 0);
}

/** A move is tried, given up, and then found. */
async function move(page, url, game) {
  const { id } = await firstOf(page, game, 'move');
  await show(page, url, game, id);
  const { state } = await ask(page, `${game}/puzzles/${id}`);
  const { solution } = await page.evaluate(async (where) => (await fetch(`/api/games/${where}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"action":null}' })).json(), `${game}/puzzles/${id}`);
  const plain = (action) => state.legal.find((one) => one.id === action && !one.placed)?.say;
  const wrong = solution.others.map((one) => plain(one.id)).find(Boolean);
  await choose(page, wrong);
  await page.waitForSelector('.answer .wrong');
  check((await page.locator('.answer .right').count()) === 0, 'the solution is not told yet');
  await page.click('.answer .ways .btn');
  await page.waitForSelector('.answer .right');
  await axe(page, '#prompt');
  await shot(page, `puzzles-${game}-told`);
  await show(page, url, game, id);
  await choose(page, plain(solution.best));
  await page.waitForSelector('.answer .right');
  await page.goto(`${url}/#/puzzles/${game}`);
  await page.waitForSelector('.panel li .one.solved');
}

/** Who stops at once has made too few points; the way is shown on request. */
async function points(page, url, game) {
  const { id } = await firstOf(page, game, 'points');
  await show(page, url, game, id);
  await shot(page, 'puzzles-points');
  await page.click('.prompt .acts .btn.leg');
  for (let tries = 0; tries < 40 && !(await page.locator('.answer .ways .btn').count()); tries++) {
    // It may ask whether that is meant, and be gone by the time it is told so.
    await page.click('.prompt .best[aria-busy="false"]', { timeout: 500 }).catch(() => undefined);
    await page.waitForTimeout(250);
  }
  await page.click('.answer .ways .btn'); // taken back
  await page.waitForFunction(() => document.querySelectorAll('.answer .ways .btn').length === 0);
}

export default async function puzzles({ open, url }) {
  for (const who of [{ width: 1366, height: 768 }, { width: 390, height: 844, touch: true, dark: true }]) {
    const { page, complaints } = await open({ ...who, locale: 'en-GB', reduced: true });
    await page.goto(`${url}/#/puzzles/glory-to-rome`);
    await page.waitForSelector('.panel li .one');
    await axe(page);
    await shot(page, `puzzles-list-${who.width}`);
    if (who.width > 700) {
      await move(page, url, 'glory-to-rome');
      await points(page, url, 'hadrians-wall');
    } else {
      const { id } = await firstOf(page, 'ave-roma', 'move');
      await show(page, url, 'ave-roma', id);
      await shot(page, `puzzles-board-${who.width}`);
    }
    check(complaints.length === 0, `the page complains: ${complaints[0]}`);
  }
}
