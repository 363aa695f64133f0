/** A whole game by keyboard alone: digits, the list, arrows and Enter on the board. */
import { check, shot } from './house.mjs';

const MOST = 2500; // keys; a game takes a few hundred

/** Go on to the end with the keys of the prompt. */
async function finish(page) {
  const result = page.locator('.prompt a[href$="/result"]');
  let pressed = 0;
  for (; pressed < MOST && !(await result.count()); pressed++) {
    if (!(await page.locator('.prompt.mine').count()) || (await page.locator('.sentbar').count())) {
      await page.waitForTimeout(40);
      continue;
    }
    if (await page.locator('.prompt .best').count()) {
      await page.keyboard.press('Enter');
    } else if (await page.locator('.list').count()) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String(1 + (pressed % 3)));
    await page.waitForTimeout(40);
  }
  check(pressed < MOST, `the game did not end after ${MOST} keys`);
  await result.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.pod .pd');
  return `${pressed} keys`;
}

export default async function keyboard({ open, url }) {
  const { page, complaints } = await open({ reduced: true, locale: 'en-GB' });
  await page.goto(url);
  await page.waitForSelector('.alone:not([disabled])');
  await page.focus('.alone');
  await page.keyboard.press('Enter');
  const turn = async () => {
    await page.waitForFunction(() => document.querySelector('.prompt.mine, .prompt a[href$="/result"]') && !document.querySelector('.sentbar'), null, { timeout: 60000 });
    await page.waitForTimeout(150);
  };
  const number = async () => page.locator('.log .line, .log .t').count();
  await turn();
  await page.keyboard.press('?');
  await page.waitForSelector('.help');
  await page.keyboard.press('Escape');

  for (let played = 0; played < 10; played++) {
    await turn();
    if (await page.locator('.prompt a[href$="/result"]').count()) break;
    const before = await page.locator('.prompt .q').innerText();
    const lines = await number();
    if (played % 3 === 0) {
      await page.keyboard.press('/');
      await page.waitForSelector('.list input:focus');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else if (played % 3 === 1) {
      await page.keyboard.press('1');
      if (await page.locator('.list').count()) {
        // A group opens all of its actions.
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
    } else {
      // Tab to the board, arrows inside a zone, Enter.
      await page.evaluate(() => document.querySelector('.stage [data-zone] .touchable[tabindex="0"], .stage .touchable[tabindex="0"]')?.focus());
      const id = await page.evaluate(() => document.activeElement?.getAttribute('data-id'));
      check(id, 'a touchable thing can have the focus');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
    }
    // What needs a yes gets it; what opens a choice is finished from the bar.
    for (let more = 0; more < 4; more++) {
      await page.waitForTimeout(250);
      if ((await number()) > lines || (await page.locator('.prompt .q').innerText()) !== before) break;
      if (await page.locator('.prompt .best').count()) await page.keyboard.press('Enter');
      else await page.keyboard.press('1');
    }
  }
  await turn();
  await shot(page, 'keyboard');
  check((await number()) > 10, 'the log has grown');
  check((await page.evaluate(() => document.documentElement.lang)) === 'en', 'the page is in English for an English browser');
  const keys = await finish(page);
  check(complaints.length === 0, `the page complains: ${complaints[0]}`);
  return keys;
}
