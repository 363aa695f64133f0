/**
 * Ave Roma: a guest plays a whole game by clicking on the board (short decks, three players); the
 * trader's basket; the board in other sizes, by keyboard, with what axe has to say about it.
 */
import { check, missing, post, shot, stateOf } from './house.mjs';
import { inspect } from './inspect.mjs';

const MOST = 420; // clicks; a game takes about 130
const A_ROUND = 3; // turns of one's own in a round, then pass

async function sit(page, url, options, players) {
  await page.goto(url);
  await post(page, '/guests', { nickname: 'Claire' });
  const seats = [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'random' }))];
  const table = await post(page, '/tables', { game: 'ave-roma', options, seats, start: true });
  await page.goto(`${url}/#/t/${table.id}`);
  await page.reload();
  await page.waitForSelector('.ave [data-id]', { state: 'attached' });
}

/** Something of the board that glows; else a panel's button; else the bar. */
async function step(page, count) {
  const confirm = page.locator('.prompt .best');
  if (await confirm.count()) return confirm.click({ timeout: 2000 });
  const verbs = page.locator('.verbs .btn').first();
  if (await verbs.count()) return verbs.click({ timeout: 2000 });
  const send = page.locator('.ave .panel2 .send:not([disabled])');
  if (await send.count()) {
    const plus = page.locator('.ave .panel2 .plus:not([disabled])');
    if ((await plus.count()) > 0 && count % 2) await plus.nth(count % (await plus.count())).click({ timeout: 2000 });
    return send.click({ timeout: 2000 });
  }
  const rest = page.locator('.stage .touchable.legal:not(.chosen), .stage .touchable.legal2:not(.chosen)');
  const many = await rest.count();
  if (many > 0) return rest.nth((count * 7) % many).click({ timeout: 2000, force: true });
  const buttons = page.locator('.prompt .acts .btn.leg, .prompt .acts .btn:has(.kbd)');
  const all = await buttons.count();
  if (all > 0) await buttons.nth(count % all).click({ timeout: 2000 });
}

async function wholeGame({ open, url }, problems) {
  const { page, complaints } = await open({ reduced: true });
  await sit(page, url, { decks: 'random-15', mode: 'advanced' }, 3);
  await page.waitForSelector('.prompt.mine');
  await inspect(page, 'the first turn', problems);
  let clicks = 0;
  let round = '';
  let turns = 0;
  while (clicks < MOST) {
    if (await page.locator('.prompt a[href$="/result"]').count()) break;
    if (!(await page.locator('.prompt.mine').count()) || (await page.locator('.sentbar').count())) {
      await page.waitForTimeout(15);
      continue;
    }
    try {
      const now = await page.locator('.ave .order h2').innerText();
      if (now !== round) [round, turns] = [now, 0];
      const pass = page.locator('.prompt .acts .btn:has(.kbd:text-is("0"))');
      const worker = page.locator('.ave .workers .touchable');
      if ((await worker.count()) > 0 && !(await page.locator('.stage .chosen').count())) {
        turns += 1;
        if (turns > A_ROUND && (await pass.count()) > 0) await pass.click({ timeout: 2000 });
        else await worker.nth(clicks % (await worker.count())).click({ timeout: 2000, force: true });
      } else await step(page, clicks);
    } catch (error) {
      if (!/Timeout|detached|intercepts|outside/.test(String(error))) throw error;
    }
    clicks += 1;
    if (clicks % 12 === 0) {
      const lost = await missing(page);
      if (lost.length > 0) problems.push(`not on the board: ${lost}`);
    }
    if (clicks === 60) {
      await inspect(page, 'the board', problems);
      await shot(page, 'ave-roma-wide');
    }
    if (process.env.LUDI_TALK && clicks % 20 === 0) console.log(clicks, round, await page.locator('.prompt .q').innerText());
    await page.waitForTimeout(10);
  }
  check(clicks < MOST, `the game did not end after ${MOST} clicks`);
  await page.click('.prompt a[href$="/result"]');
  await page.waitForSelector('.pod .pd');
  check((await page.locator('.pod .pd').count()) === 3, 'three players stand on the podium');
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
  return clicks;
}

/** The trader's basket sends its single actions; a worker is sent by keys; other sizes. */
async function trader({ open, url }, problems) {
  const { page, complaints } = await open({ reduced: true, locale: 'en-GB', dark: true });
  await sit(page, url, {}, 2);
  // The board is the hero: one line of buttons, and the rows of cards are not behind one's own board.
  for (const [width, height, row] of [[1440, 900, 'senatus'], [1366, 650, 'aedificator']]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    const bar = await page.locator('.prompt .acts').boundingBox();
    check(bar.height < 50, `${width} x ${height}: the buttons of ${(await stateOf(page)).legal.length} actions are on one line`);
    const card = await page.locator(`[data-id="slot/${row}-3"]`).boundingBox();
    const board = await page.locator('.me > .workers').boundingBox();
    check(card.y + card.height <= board.y + 4, `${width} x ${height}: ${row} shows whole`);
    await inspect(page, `${width} x ${height}`, problems);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // A worker by keyboard: focus it, Enter; then the location, Enter.
  await page.waitForSelector('.ave [data-id="me/worker/1"].touchable');
  await page.locator('[data-id="me/worker/1"]').focus();
  await page.keyboard.press('ArrowRight');
  check((await page.evaluate(() => document.activeElement?.getAttribute('data-id'))) === 'me/worker/2', 'arrows go from worker to worker');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-id="me/worker/2"].chosen');
  check(await page.waitForSelector('[data-id="location/quaestor"] .brings .gain [data-n="+4"]'), 'a place tells what it would bring');
  await page.locator('[data-id="location/mercator"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ave .trade');
  const before = await stateOf(page);
  await page.locator('.trade .plus[aria-label^="Sell"]').first().click();
  const buys = page.locator('.trade .plus[aria-label^="Buy"]:not([disabled])');
  const bought = (await buys.count()) > 0 ? 1 : 0;
  if (bought) await buys.last().click();
  await shot(page, 'ave-roma-trade-dark');
  await inspect(page, 'the basket, dark', problems);
  await page.click('.trade .send');
  await page.waitForFunction(() => !document.querySelector('.ave .trade'));
  const after = await stateOf(page);
  check(after.number >= before.number + 2 + bought, 'the single actions and the end of the trade were sent');
  // A thing that does not glow says why.
  await page.waitForSelector('.prompt.mine');
  const dull = page.locator('.stage [data-id^="slot/"]:not(.touchable)').first();
  await dull.click({ force: true });
  await page.waitForSelector('.note');
  for (const look of [{ width: 1024, height: 768 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(look);
    await page.waitForTimeout(150);
    await inspect(page, `${look.width}, dark`, problems);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForTimeout(150);
  await inspect(page, 'a phone, light', problems);
  const aside = await page.evaluate(() => {
    const screen = document.querySelector('.screen');
    screen.scrollLeft = 20; // as a browser does to bring something near the edge into view
    return screen.scrollLeft;
  });
  check(aside === 0, 'the table does not slide aside: nobody could push it back');
  await page.locator('.rowtabs button').nth(2).click();
  check(await page.locator('[data-id="slot/senatus-1"]').isVisible(), 'a phone shows the row that is wanted');
  await shot(page, 'ave-roma-phone');
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
}

export default async function aveRoma(given) {
  const problems = [];
  const clicks = await wholeGame(given, problems);
  await trader(given, problems);
  check(problems.length === 0, `${problems.length} problems:\n      ${[...new Set(problems)].join('\n      ')}`);
  return `${clicks} clicks`;
}
