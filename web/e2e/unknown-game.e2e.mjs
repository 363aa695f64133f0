/**
 * The browser knows no game by name: one it has never heard of, with no board, box or text of its
 * own, stands on the shelf with a plain lid and is played on the plain board.
 */
import { check, shot, stateOf } from './house.mjs';
import { inspect } from './inspect.mjs';

const NEW = 'never-heard-of';
const CHOICES = 8;

export default async function unknownGame({ open, url }) {
  const { page, complaints } = await open({ width: 1366, height: 768, reduced: true });
  // The first game of the shelf by another name; what the page asks of it goes to the real one.
  let real = '';
  await page.route('**/api/**', async (route) => {
    const asked = route.request();
    const body = asked.postData();
    const answer = await route.fetch({ url: asked.url().replace(NEW, real), ...(body ? { postData: body.replaceAll(NEW, real) } : {}) });
    const text = await answer.text();
    if (!real && asked.url().includes('/api/games?')) real = JSON.parse(text)[0].id;
    await route.fulfill({ response: answer, body: real ? text.replaceAll(`"${real}"`, `"${NEW}"`) : text });
  });
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replaceAll(`"${real}"`, `"${NEW}"`)));
  });
  await page.goto(url);
  await page.waitForSelector('.alone:not([disabled])');
  const problems = [];
  await inspect(page, 'the shelf', problems);
  await shot(page, 'unknown-shelf');
  check((await page.locator('.slot.on .art text').count()) > 0, 'the plain lid says the name');
  await page.click('.alone');
  await page.waitForSelector('.generic');
  for (let chosen = 0; chosen < CHOICES; chosen++) {
    await page.waitForSelector('.prompt.mine');
    check((await page.locator('.generic').count()) === 1, 'it stays on the plain board');
    if (chosen === 2) {
      await inspect(page, 'the table', problems);
      await shot(page, 'unknown-table');
    }
    const { number } = await stateOf(page);
    // Touch what glows until the choice is made; an action that touches nothing is in the prompt.
    for (let touches = 0; touches < 6; touches++) {
      const thing = page.locator('.things .touchable:not(.chosen)');
      const done = page.locator('.acts .pri:not([disabled])');
      if (await done.count()) await done.first().click();
      else if (await thing.count()) await thing.nth(Math.floor(Math.random() * (await thing.count()))).click();
      else await page.locator('.acts button:not(.all):not([disabled])').first().click();
      await page.waitForTimeout(150);
      if ((await stateOf(page)).number > number) break;
      check(touches < 5, 'a choice is made by touching what glows');
    }
  }
  check(problems.length === 0, problems.join('\n      '));
  check(complaints.length === 0, complaints.join('\n'));
}
