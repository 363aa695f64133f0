/**
 * A hint is asked for by key: the board shows what deserves a look, then it is told and played; a friend's table has none unless its
 * host allows them. A finished game is looked back on, and a moment of it seen again.
 */
import { READY, check, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

const MOST = 1500; // plays

/** Play a table to its end past the screen: the first or the last legal action, by turns. */
async function playOut(page, table) {
  return page.evaluate(
    async ({ table, most }) => {
      const get = async () => (await fetch(`/api/tables/${table}/state?seat=0`)).json();
      for (let plays = 0; plays < most; plays++) {
        const state = await get();
        if (state.status === 'finished') return plays;
        if (state.legal.length === 0) {
          await new Promise((resolve) => setTimeout(resolve, 15));
          continue;
        }
        const action = state.legal.at(plays % 3 === 0 ? 0 : -1).id;
        await fetch(`/api/tables/${table}/plays`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ seat: 0, action, number: state.number }) });
      }
      return most;
    },
    { table, most: MOST },
  );
}

const open2 = (page, seats, more = {}) =>
  page.evaluate(
    async ({ seats, more }) => {
      await fetch('/api/guests', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ nickname: 'Marie', language: 'fr' }) });
      const body = { game: 'glory-to-rome', options: { mode: 'beginner' }, seats, start: true, ...more };
      return (await (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json()).id;
    },
    { seats, more },
  );

export default async function hints({ open, url }) {
  const problems = [];
  const { page, complaints } = await open({ reduced: true });
  await page.goto(url);
  await page.waitForSelector('.alone');
  const table = await open2(page, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.goto(`${url}/#/t/${table}`);
  await page.reload();
  await page.waitForSelector('.prompt.mine .hint');

  // By key: it thinks, then shows what deserves a look; again: it says what it would do.
  await page.keyboard.press('h');
  await page.waitForSelector('.side .waits, .side .card');
  await page.waitForSelector('.side .card .tell');
  check((await page.locator('.stage .hinted').count()) > 0, 'what deserves a look is outlined');
  check((await page.locator('.side .card .advised, .side .others').count()) === 0, 'without a word on the move');
  await inspect(page, 'an outline alone', problems);
  await shot(page, 'hint-outline');
  await page.keyboard.press('h');
  await page.waitForSelector('.side .card .advised');
  const advised = await page.locator('.side .card .advised').innerText();
  check((await page.locator('.stage .hinted').count()) > 0, 'what the hint speaks of is outlined');
  check((await page.locator('.side .others li').count()) > 0, 'other choices are compared with it');
  await inspect(page, 'a hint', problems);
  await shot(page, 'hint-wide');
  await page.click('#tab-log');
  check((await page.locator('.log').innerText()).includes('Vous avez demandé un conseil.'), 'it is in the log');
  await page.click('#tab-hint');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('.prompt .card .advised');
  await page.waitForTimeout(150);
  await inspect(page, 'a hint on a phone, dark', problems);
  await shot(page, 'hint-phone-dark');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  const before = await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/state?seat=0`)).json()).number, table);
  await page.click('.side .card .go');
  await page.click(READY, { timeout: 1500 }).catch(() => undefined); // what has no way back waits for a second yes
  await page.waitForFunction(async ({ id, before }) => (await (await fetch(`/api/tables/${id}/state?seat=0`)).json()).number > before, { id: table, before });
  await page.waitForSelector('.side .card', { state: 'detached' });
  check((await page.locator('.hinted').count()) === 0, 'a hint that was followed is gone');

  // Between people there are none, unless the host says so.
  const friends = await open2(page, [{ kind: 'me' }, { kind: 'me', name: 'Hugo' }]);
  const refused = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/hint`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ seat: 0, number: 0 }) })).status, friends);
  check(refused === 403, 'the server refuses them');

  // To the end, and back.
  const plays = await playOut(page, table);
  check(plays < MOST, 'the game ends');
  await page.goto(`${url}/#/t/${table}/result`);
  await page.waitForSelector('.end a[href$="/review"]');
  await page.click('.end a[href$="/review"]');
  await page.waitForSelector('.works, .rev .panel');
  await page.waitForSelector('.rev figure svg .line', { timeout: 30000 });
  check((await page.locator('.rev figure .line').count()) === 2, 'a line for each player');
  const moments = await page.locator('.rev tbody tr').count();
  check(moments > 0 && moments <= 3, 'up to three moments');
  check((await page.locator('.rev circle').count()) === moments, 'they are marked on the curve');
  await inspect(page, 'review', problems);
  await shot(page, 'review-wide');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(200);
  await inspect(page, 'review on a phone, dark', problems);
  await page.screenshot({ path: new URL('./shots/review-phone-dark.png', import.meta.url).pathname, fullPage: true });
  // What is over is in my games, and its line fits a phone.
  const review = page.url();
  await page.goto(`${url}/#/games`);
  const line = await page.waitForSelector('.ln a');
  const { x, width } = await line.boundingBox();
  check(x + width <= 390, 'the way to a finished game is on the screen');
  await inspect(page, 'my games on a phone, dark', problems);
  await page.goto(review);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector('.rev .ways a');
  const way = page.locator('.rev .ways a').first();
  const number = new URL(await way.evaluate((link) => link.href)).hash.split('number=')[1];
  await way.click();
  await page.waitForSelector('.scrub input[type=range]');
  await page.waitForFunction((wanted) => document.querySelector('.scrub input')?.value === wanted, number);
  check(problems.length === 0, `${problems.length} problems:\n      ${problems.join('\n      ')}`);
  const loud = complaints.filter((one) => !/403/.test(one)); // asked for on purpose, above
  check(loud.length === 0, `the page complains: ${loud[0]}`);
  return `${advised.slice(0, 40)}, ${plays} plays`;
}
