/**
 * Hadrian's Wall: a guest plays a whole solo game by clicking; two people play a year at once;
 * the board in other sizes, by keyboard, with what axe has to say about it.
 */
import { READY, check, missing, post, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

const MOST = 400; // clicks; a solo game takes about 90
const A_YEAR = 12; // clicks, then the year is ended

/** Something of the board that glows, or a button of the bar. */
async function step(page, count) {
  const confirm = page.locator('.prompt .best');
  if (await confirm.count()) return confirm.click({ timeout: 2000 });
  const verbs = page.locator('.verbs .btn').first();
  if (await verbs.count()) return verbs.click({ timeout: 2000 });
  // The pattern's ghost lies somewhere legal already.
  const here = page.locator('.scout .here');
  if (await here.count()) {
    await page.keyboard.press(count % 2 ? 'r' : 'f');
    return here.click({ timeout: 2000 });
  }
  // Something is chosen: what it still needs may be a worker.
  const rest = page.locator('.stage .touchable.legal:not(.chosen), .stage .touchable.legal2:not(.chosen)');
  if ((await page.locator('.stage .chosen').count()) > 0 && (await rest.count()) > 0) return rest.nth(count % (await rest.count())).click({ timeout: 2000, force: true });
  const things = page.locator('.stage .sheet .touchable, .stage .hand2 .touchable, .stage .attack .touchable');
  const many = await things.count();
  if (many > 0) return things.nth((count * 7) % many).click({ timeout: 2000, force: true });
  const buttons = page.locator('.prompt .acts .btn.leg, .prompt .acts .rest + .btn, .prompt .acts .btn:has(.kbd)');
  const all = await buttons.count();
  if (all > 0) await buttons.nth(count % all).click({ timeout: 2000 });
}

async function solo({ open, url }, problems) {
  const { page, complaints } = await open({ reduced: true });
  await page.goto(url);
  await page.getByRole('button', { name: /Mur d’Hadrien/ }).click();
  await page.waitForSelector('.alone:not([disabled])');
  await page.click('.alone');
  await page.waitForSelector('.hw .hcard.touchable');
  await inspect(page, 'the two cards', problems);
  let clicks = 0;
  let year = '';
  let began = 0;
  while (clicks < MOST) {
    if (await page.locator('.prompt a[href$="/result"]').count()) break;
    if (!(await page.locator('.prompt.mine').count()) || (await page.locator('.sentbar').count())) {
      await page.waitForTimeout(20);
      continue;
    }
    try {
      const now = await page.locator('.hw .yr').getAttribute('aria-label');
      if (now !== year) [year, began] = [now, clicks];
      const stop = page.locator('.prompt .acts .btn:has(.kbd:text-is("0"))');
      if (clicks - began >= A_YEAR && (await stop.count()) > 0 && !(await page.locator('.prompt .best').count())) await stop.click({ timeout: 2000 });
      else await step(page, clicks);
    } catch (error) {
      if (!/Timeout|detached|intercepts|outside|not visible/.test(String(error))) throw error;
    }
    clicks += 1;
    if (process.env.LUDI_TALK && clicks % 20 === 0) console.log(clicks, await page.locator('.hw .yr').getAttribute('aria-label'), await page.locator('.prompt .q').innerText());
    if (clicks % 40 === 0) {
      const lost = await missing(page);
      if (lost.length > 0) problems.push(`not on the board: ${lost}`);
    }
    if (clicks === 60) {
      await inspect(page, 'the board', problems);
      await shot(page, 'hadrians-wall-wide');
    }
    await page.waitForTimeout(15);
  }
  check(clicks < MOST, `the game did not end after ${MOST} clicks`);
  check(await page.locator('.hw .overbar').count(), 'the board tells the end');
  await page.click('.prompt a[href$="/result"]');
  await page.waitForSelector('.verdict .scale .mine');
  check((await page.locator('.verdict .scale .mine').count()) === 1, 'the rank is told, in its scale');
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
  return clicks;
}

/** Two people act at the same time; the year ends when both have stopped. */
async function together({ open, url }, problems) {
  const claire = await open({ reduced: true });
  const marie = await open({ width: 390, height: 844, touch: true, dark: true, reduced: true, locale: 'en-GB' });
  for (const [who, nickname] of [[claire, 'Claire'], [marie, 'Marie']]) {
    await who.page.goto(url);
    await post(who.page, '/guests', { nickname });
  }
  const table = await post(claire.page, '/tables', { game: 'hadrians-wall', options: { difficulty: 'easy' }, seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await post(marie.page, `/tables/${table.id}/join`, { invite: table.invite });
  await post(claire.page, `/tables/${table.id}/start`, {});
  for (const { page } of [claire, marie]) {
    await page.goto(`${url}/#/t/${table.id}`);
    await page.reload();
    await page.waitForSelector('.hw .hcard.touchable');
    check((await page.locator('.prompt.mine').count()) === 1, 'both are asked at once');
  }
  // Secret choices: the other sees that, not what.
  await claire.page.locator('.hcard.touchable').first().click();
  await claire.page.click(READY); // it lets the others act: it waits for a yes
  await claire.page.waitForSelector('.prompt:not(.mine)');
  await marie.page.waitForSelector('.yc.chose:has-text("Claire")');
  check((await marie.page.locator('.hcard.kept').count()) === 0, 'nobody sees what the other kept');
  await marie.page.locator('.hcard.touchable').first().tap();
  await marie.page.waitForSelector(READY); // a first tap only shows
  await marie.page.tap(READY);
  for (const { page } of [claire, marie]) await page.waitForFunction(() => document.querySelector('.prompt.mine') && document.querySelector('.hw .sheet .touchable'));

  // Hovering and focusing a box tell the chain before anything is played.
  const box = claire.page.locator('.hw .sheet [data-id="me/track/wall-guard"].touchable, .hw .sheet .box.touchable').first();
  await box.hover({ force: true });
  await claire.page.waitForSelector('.hw .chain ol li');
  await claire.page.mouse.move(5, 400);
  await claire.page.waitForSelector('.hw .chain', { state: 'detached' });
  await claire.page.evaluate(() => document.querySelector('.hw .sheet [data-zone] .touchable[tabindex="0"]')?.focus());
  await claire.page.keyboard.press('ArrowRight');
  await claire.page.keyboard.press('ArrowLeft');
  await claire.page.waitForSelector('.hw .chain');
  const before = await claire.page.locator('.hw .counters').getAttribute('aria-label');
  await claire.page.keyboard.press('Enter');
  await claire.page.waitForFunction((was) => document.querySelector('.hw .counters')?.getAttribute('aria-label') !== was || document.querySelector('.prompt .best, .verbs'), before);
  await claire.page.keyboard.press('Escape');

  // A neighbour's sheets, and back.
  await claire.page.locator('.yc:has-text("Marie")').click();
  await claire.page.waitForSelector('.hw [data-id="seat2/track/wall"]');
  check((await claire.page.locator('.hw .guest').count()) === 1, 'whose sheets they are is said');
  await claire.page.locator('.visit .btn').click();
  await claire.page.waitForSelector('.hw [data-id="me/track/wall"]');
  await claire.page.locator('.capbtn').click();
  await claire.page.waitForSelector('.hw .details .dt');
  await inspect(claire.page, 'cards in full', problems);
  await claire.page.locator('.hw .details .x').click();

  // A phone shows one part at a time, with what can be done on each tab.
  await inspect(marie.page, 'on a phone, dark', problems);
  await shot(marie.page, 'hadrians-wall-phone');
  for (const place of [2, 4]) {
    await marie.page.locator('.hw .tabs button').nth(place).tap();
    await inspect(marie.page, `part ${place} on a phone`, problems);
  }

  // Claire finishes her choices, ends the year, takes it back, ends it again; Marie plays on meanwhile.
  const idle = () => claire.page.waitForFunction(() => !document.querySelector('.sentbar'));
  for (let more = 0; more < 40; more++) {
    await idle();
    if ((await claire.page.locator('.prompt .acts .btn:has(.kbd:text-is("0"))').count()) > 0) break;
    await step(claire.page, more).catch(() => undefined);
    await claire.page.waitForTimeout(120);
  }
  const end = async (page) => {
    const best = page.locator(READY);
    for (let tries = 0; tries < 4 && !(await best.count()); tries++) {
      await page.waitForFunction(() => !document.querySelector('.sentbar')); // a key is not heard meanwhile
      await page.waitForSelector('.prompt .acts .btn:has(.kbd:text-is("0"))');
      await page.keyboard.press('0');
      await best.waitFor({ timeout: 5000 }).catch(() => undefined);
    }
    await best.click();
  };
  await end(claire.page);
  await marie.page.waitForSelector('.yc.stopped:has-text("Claire")');
  check((await marie.page.locator('.prompt.mine').count()) === 1, 'one who has actions is never told to wait');
  check((await claire.page.locator('.prompt.mine').count()) === 0, 'who has stopped waits');
  await claire.page.keyboard.press('u');
  await claire.page.waitForSelector('.prompt.mine');
  await marie.page.waitForSelector('.yc.plays:has-text("Claire")');
  await end(claire.page);
  await claire.page.waitForSelector('.prompt:not(.mine)');
  await end(marie.page);
  for (const { page } of [claire, marie]) await page.waitForFunction(() => /2/.test(document.querySelector('.hw .yr')?.getAttribute('aria-label') ?? ''));
  for (const { complaints } of [claire, marie]) check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
}

export default async function hadriansWall(house) {
  const problems = [];
  await together(house, problems);
  const clicks = await solo(house, problems);
  check(problems.length === 0, `${problems.length} problems:\n      ${[...new Set(problems)].join('\n      ')}`);
  return `${clicks} clicks`;
}
