/**
 * Around the stage: another's camp, the log that outlines what it speaks of and its filters, the
 * pieces that travel, undo and redo, the board in words, the next table, the left hand, the code
 * of the invitation.
 */
import { READY, check, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

const mine = (page) => page.waitForFunction(() => document.querySelector('.prompt.mine') && !document.querySelector('.sentbar'), null, { timeout: 60000 });
const number = (page) => page.evaluate(async () => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=0`)).json()).number);

/** Choose until it is my turn to call. */
async function toLead(page) {
  for (let tries = 0; tries < 60; tries++) {
    const done = await page.evaluate(async () => {
      const at = `/api/tables/${location.hash.split('/')[2]}`;
      const state = await (await fetch(`${at}/state?seat=0`)).json();
      if (!state.asked.includes(0)) return false;
      if (state.view.question === 'Lead') return true;
      const body = JSON.stringify({ seat: 0, number: state.number, action: state.legal[0].id });
      await fetch(`${at}/plays`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      return false;
    });
    if (done) break;
    await page.waitForTimeout(80);
  }
  await mine(page);
  await page.waitForFunction(() => /leader/.test(document.querySelector('.prompt .q')?.textContent ?? ''));
}

export default async function stage({ open, url }) {
  const problems = [];
  const { page, complaints } = await open({ reduced: true });
  await page.goto(url);
  await page.click('.alone');
  await mine(page);
  await toLead(page);

  // Another's camp on the stage, and back.
  const name = await page.locator('.players .who .name').nth(1).innerText();
  await page.locator('.players .who').nth(1).click();
  await page.waitForSelector('.stage .camp [data-id="seat2/camp"]', { state: 'attached' });
  check((await page.locator('.stage .camp h2.who').innerText()).includes(name), 'it says whose camp it is');
  await page.waitForTimeout(150);
  await shot(page, 'looking');
  await inspect(page, 'looking at a camp', problems);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.stage .camp [data-id="me/camp"]', { state: 'attached' });

  // A log line outlines what it speaks of; the filters.
  const line = page.locator('.log .line', { hasText: 'réserve commune' }).first();
  if (await line.count()) {
    await line.hover();
    await page.waitForSelector('.stage .pointed');
    await page.mouse.move(5, 5);
  }
  const all = await page.locator('.log .line').count();
  await page.locator('.which').getByText('Points', { exact: true }).click();
  check((await page.locator('.log .line').count()) < Math.max(1, all), 'fewer lines change points');
  await page.locator('.which').getByText('Tout', { exact: true }).click();

  // Call a role by dragging a card, take it back, play it again.
  const before = await number(page);
  await page.keyboard.press('Escape');
  const [card, role] = await page.evaluate(async () => {
    const state = await (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=0`)).json();
    return state.legal.find((one) => one.group === 'lead').touches;
  });
  await page.dragAndDrop(`.stage [data-id="${card}"]`, `.stage [data-id="${role}"]`, { force: true });
  await page.waitForTimeout(300);
  if (await page.locator('.prompt .best').count()) await page.click(READY);
  await page.waitForFunction(async (n) => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=0`)).json()).number > n, before);
  await page.waitForTimeout(400);
  if (await page.locator('.undo .btn:not(.dim)').count()) {
    await page.keyboard.press('u');
    await page.waitForSelector('.undo [aria-keyshortcuts=y]');
    await shot(page, 'redo');
    await page.keyboard.press('y');
    await page.waitForSelector('.undo [aria-keyshortcuts=y]', { state: 'detached' });
  }

  // The board in words, and the keys.
  await page.keyboard.press('Alt+b');
  await page.waitForSelector('.outline li li');
  check(/Réserve commune/i.test(await page.locator('.outline').innerText()), 'the outline names the pool');
  await shot(page, 'outline');
  await inspect(page, 'outline', problems);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.waitForSelector('.help:has-text("Alt+B")');
  await page.keyboard.press('Escape');

  // A phone for the left hand.
  await page.goto(`${url}/#/settings`);
  await page.click('label:has-text("Gauche")');
  const table = await page.evaluate(async () => (await (await fetch('/api/tables?list=mine')).json())[0].id);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/#/t/${table}`);
  await page.waitForSelector('.stage [data-id]', { state: 'attached' });
  await page.waitForTimeout(500);
  const left = await page.evaluate(() => document.querySelector('.undo')?.getBoundingClientRect().left ?? 999);
  check(left < 60, `undo is on the left (${left})`);
  await shot(page, 'left-hand');
  await inspect(page, 'left hand', problems);
  await page.locator('.strip .pc').nth(1).click();
  await page.waitForSelector('.stage .camp [data-id="seat2/camp"]', { state: 'attached' });
  await page.waitForTimeout(200);
  await shot(page, 'looking-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // The code of an invitation.
  await page.goto(`${url}/#/new/glory-to-rome?with=friends`);
  await page.waitForSelector('.seats .seat:nth-child(3)');
  await page.click('.go .pri');
  await page.click('.name .gh'); // asked who invites: nobody in particular
  await page.click('.inv summary');
  await page.waitForSelector('.qr');
  await shot(page, 'room-qr');
  await inspect(page, 'waiting room with code', problems);

  // N: the next table that waits for me.
  await page.waitForFunction(async () => (await (await fetch('/api/tables?list=mine')).json()).some((one) => one.asked.some((seat) => one.mine.includes(seat))), null, { timeout: 60000 });
  await page.locator('main').focus();
  await page.keyboard.press('n');
  await page.waitForFunction((id) => location.hash.includes(id), table);

  // With motion, pieces travel for the others' moves, and Esc ends it.
  const lively = await open({});
  await lively.page.goto(url);
  await lively.page.click('.alone');
  await mine(lively.page);
  await toLead(lively.page);
  await lively.page.evaluate(() => {
    window.seen = 0;
    new MutationObserver(() => (window.seen += document.querySelectorAll('.piece').length)).observe(document.body, { childList: true, subtree: true });
  });
  await lively.page.locator('.stage [data-id="jacks"]').click({ force: true });
  await lively.page.waitForSelector(READY);
  await lively.page.click(READY);
  await lively.page.waitForFunction(() => window.seen > 0, null, { timeout: 30000 });
  if (await lively.page.locator('.told .btn').count()) {
    await shot(lively.page, 'travel');
    await lively.page.keyboard.press('Escape');
  }
  await lively.page.waitForFunction(() => document.querySelectorAll('.piece').length === 0, null, { timeout: 15000 });

  check(problems.length === 0, `${problems.length} problems:\n      ${[...new Set(problems)].join('\n      ')}`);
  const loud = [...complaints, ...lively.complaints];
  check(loud.length === 0, `the page complains: ${loud.slice(0, 3).join(' | ')}`);
}
