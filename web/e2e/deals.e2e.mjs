/** The deal of the day: from the shelf to the result, as two people who play the same; and a past one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import { check, openHouse, python, post, root, shot, stateOf } from './house.mjs';

const GAME = 'hadrians-wall';
const YESTERDAY = `
import asyncio, sys
from datetime import timedelta
import ludi
from ludi.server.daily import days
from ludi.server.daily.dealing import ensure
from ludi.server.settings import Settings
from ludi.server.storage import Storage

async def deal():
    storage = Storage(Settings.read({}, database=sys.argv[1]))
    await storage.prepare()
    then = days.clock() - 24 * 3_600_000
    days.clock = lambda: then
    await ensure(storage, ludi.playable(), ["miles", "centurio", "legatus", "greedy"])
    await storage.close()

asyncio.run(deal())
`;

/** The rest of a game, always the first choice there is: the page only looks on. */
async function playOut(page) {
  const id = await page.evaluate(() => location.hash.split('/')[2]);
  for (;;) {
    const state = await stateOf(page);
    if (state.status === 'finished') return id;
    await post(page, `/tables/${id}/plays`, { seat: 0, action: state.legal[0].id, number: state.number, brief: true });
  }
}

async function axe(page) {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ['violations'] })).violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`));
  check(found.length === 0, `axe: ${found.join('; ')}`);
}

export default async function deals({ open }) {
  const house = await openHouse({}, async (database) => void execFileSync(python, ['-c', YESTERDAY, database], { cwd: root, env: { ...process.env, PYTHONPATH: `${root}/src` } }));
  try {
    const results = [];
    for (const who of [{ width: 1366, height: 768 }, { width: 390, height: 844, touch: true, dark: true }]) {
      const { page, complaints } = await open({ ...who, locale: 'fr-FR', reduced: true });
      await page.goto(house.url);
      await page.waitForSelector('.deals .deal.open');
      check((await page.locator('.deals .deal').count()) === 5, 'a deal for each game is on the shelf');
      await page.locator('.deals').scrollIntoViewIfNeeded();
      await shot(page, `deals-home-${who.width}`);
      await page.goto(`${house.url}/#/deal/${GAME}`);
      await page.waitForSelector('.act .pri');
      check((await page.locator('table').count()) === 0, 'nobody sees results before their own game');
      await axe(page);
      await shot(page, `deals-page-${who.width}`);
      await page.click('.act .pri');
      await page.waitForSelector('.prompt');
      await shot(page, `deals-table-${who.width}`);
      const table = await playOut(page);
      await page.click('text=Voir le résultat');
      await page.waitForSelector('.end .go .pri');
      check((await page.locator('.seal a').count()) === 0, 'no record before the day is over');
      await page.click('.end .go .pri');
      await page.waitForSelector('tr.me');
      await page.click(`.go >> text=Partager`).catch(() => undefined);
      await axe(page);
      await shot(page, `deals-result-${who.width}`);
      results.push(await page.locator('.mine').innerText());
      await page.goto(`${house.url}/#/t/${table}/replay`);
      await page.waitForSelector('.stage');
      check((await page.getByText('tout voir').count()) === 0, 'nothing hidden is shown yet');

      // Yesterday's: to be played freely, as often as one likes.
      await page.goto(`${house.url}/#/deal/${GAME}`);
      await page.click('li a:has-text("20")');
      await page.waitForSelector('.act >> text=librement');
      await shot(page, `deals-past-${who.width}`);
      await page.click('.act .btn.pri');
      await page.waitForSelector('.prompt');
      check(complaints.length === 0, `the page complains: ${complaints[0]}`);
    }
    const points = results.map((one) => /\d+ point/.exec(one)?.[0]);
    check(points[0] && points[0] === points[1], `equal moves, equal results: ${results.join(' / ')}`);
    check(/1ʳᵉ sur 2/.test(results[1]), `both are first: ${results[1]}`);
  } finally {
    await house.close();
  }
}
