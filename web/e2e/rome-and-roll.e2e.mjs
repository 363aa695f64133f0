/**
 * Rome & Roll: a guest plays a whole game against Seneca by clicking on the board; buildings are
 * drawn by pointer, by finger and by keys; the board in other sizes, with what axe has to say.
 */
import { check, missing, post, shot, stateOf } from './house.mjs';
import { inspect } from './inspect.mjs';

const MOST = 420; // clicks; a solo game takes about 200

/** A table of our own, begun. */
async function sit(page, url, options, bots) {
  await page.goto(url);
  await post(page, '/guests', { nickname: 'Claire' });
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }))];
  const table = await post(page, '/tables', { game: 'rome-and-roll', options, seats, start: true });
  await page.goto(`${url}/#/t/${table.id}`);
  await page.reload();
  await page.waitForSelector('.rr .map', { state: 'attached' }); // on a phone another part may come first
}

/** The middle of a cell of the ghost, on the screen. */
const ghostAt = (page) =>
  page.evaluate(() => {
    const box = document.querySelector('.rr .ghost .body')?.getBoundingClientRect();
    return box ? { x: box.left + 6, y: box.top + box.height / 2 } : null;
  });

/** Something of the board that glows, or a button of the bar. */
async function step(page, count) {
  const confirm = page.locator('.prompt .best');
  if (await confirm.count()) return confirm.click({ timeout: 2000 });
  const verbs = page.locator('.verbs .btn').first();
  if (await verbs.count()) return verbs.click({ timeout: 2000 });
  if (await page.locator('.rr .placing').count()) {
    if (count % 2) await page.keyboard.press(count % 3 ? 'r' : 'f');
    if (count % 5 === 0) await page.keyboard.press('n');
    return page.locator('.rr .placing .here').click({ timeout: 2000 });
  }
  // The action first: a turn that builds or trades is a better test than one that ends.
  const rest = page.locator('.stage .touchable.legal:not(.chosen), .stage .touchable.legal2:not(.chosen)');
  if ((await page.locator('.stage .chosen').count()) > 0 && (await rest.count()) > 0) return rest.nth(count % (await rest.count())).click({ timeout: 2000, force: true });
  const actions = page.locator('.rr .acts [data-id^="action/"].touchable').filter({ visible: true });
  const things = (await actions.count()) ? actions : page.locator('.rr .touchable:not(.action):not([data-id="me/overseer"]):not([data-id="me/senators"])').filter({ visible: true });
  const many = await things.count();
  if (many > 0) return things.nth((count * 7) % many).click({ timeout: 2000, force: true });
  const buttons = page.locator('.prompt .acts .btn.leg, .prompt .acts .rest + .btn, .prompt .acts .btn:has(.kbd)');
  const all = await buttons.count();
  if (all > 0) await buttons.nth(count % all).click({ timeout: 2000 });
}

/** Play until something holds, or the game is over. */
async function playUntil(page, done, problems, most = MOST) {
  let clicks = 0;
  let number = -1;
  while (clicks < most) {
    if (await page.locator('.prompt a[href$="/result"]').count()) return clicks;
    if (!(await page.locator('.prompt.mine').count()) || (await page.locator('.sentbar').count())) {
      await page.waitForTimeout(20);
      continue;
    }
    if (await done(clicks)) return clicks;
    try {
      await step(page, clicks);
    } catch (error) {
      if (!/Timeout|detached|intercepts|outside/.test(String(error))) throw error;
    }
    clicks += 1;
    if (process.env.LUDI_TALK && clicks % 20 === 0) console.log(clicks, await page.locator('.rr .rnd').innerText(), await page.locator('.prompt .q').innerText());
    if (clicks % 20 === 0) {
      const now = (await stateOf(page)).number;
      if (now === number) {
        // it goes round in a circle: begin anew, with a button
        await page.keyboard.press('Escape');
        await page.locator('.prompt .acts .btn').first().click({ timeout: 2000 }).catch(() => undefined);
      }
      number = now;
    }
    if (clicks % 25 === 0) {
      const lost = await missing(page);
      if (lost.length > 0) problems.push(`not on the board: ${lost}`);
    }
    await page.waitForTimeout(10);
  }
  return clicks;
}

async function solo({ open, url }, problems) {
  const { page, complaints } = await open({ reduced: true });
  await sit(page, url, { difficulty: 'easy' }, 0);
  await page.waitForSelector('.rr .touchable');
  await inspect(page, 'the first choice', problems);

  // Until a building is to be drawn: the ghost follows the pointer, and says why not.
  await playUntil(page, async () => (await page.locator('.rr.laying .plan.drawn').count()) > 0, problems, 120); // Seneca's Rubble brings nothing
  await page.waitForSelector('.rr .ghost');
  const map = await page.locator('.rr .map').boundingBox();
  await page.mouse.move(map.x + 5, map.y + 5);
  await page.waitForSelector('.rr .ghost.bad');
  await page.waitForSelector('.rr .why');
  await page.locator('.rr .dot.touchable:not(.otherwise)').first().hover({ force: true });
  await page.waitForSelector('.rr .ghost:not(.bad)');
  await page.waitForSelector('.rr .out .chip');
  await inspect(page, 'drawing a building', problems);
  await shot(page, 'rome-and-roll-ghost');
  const before = await page.locator('.rr .ghost .rim').getAttribute('d');
  await page.keyboard.press('n');
  check((await page.locator('.rr .ghost .rim').getAttribute('d')) !== before, 'N goes to the next place');
  // By keys alone: the first dot, an arrow, Enter.
  await page.evaluate(() => document.querySelector('.rr .map .touchable[tabindex="0"]')?.focus());
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.rr .ghost:not(.bad)');
  const number = (await stateOf(page)).number;
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    async (was) => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=0`)).json()).number > was || document.querySelector('.prompt .best'),
    number,
  );

  const clicks = await playUntil(
    page,
    async (count) => {
      if (count === 60) {
        await inspect(page, 'the board', problems);
        await shot(page, 'rome-and-roll-wide');
      }
      return false;
    },
    problems,
  );
  check(await page.locator('.prompt a[href$="/result"]').count(), `the game did not end after ${clicks} clicks`);
  await page.click('.prompt a[href$="/result"]');
  await page.waitForSelector('.verdict');
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
  return clicks;
}

/** On a phone, dark, in English, against three bots: tabs, a finger that draws, another's sheet. */
async function phone({ open, url }, problems) {
  const { page, complaints } = await open({ width: 390, height: 844, touch: true, dark: true, reduced: true, locale: 'en-GB' });
  await sit(page, url, {}, 3);
  await playUntil(page, async () => (await page.locator('.rr .placing').count()) > 0, problems, 300);
  check((await page.locator('.rr.tab-city').count()) === 1, 'the city is shown when a building is to be drawn');
  await inspect(page, 'drawing on a phone', problems);
  await page.locator('.rr .nudge .btn').first().tap();
  await page.locator('.rr .placing .btn').first().tap(); // turned
  for (let tries = 0; tries < 12 && (await page.locator('.rr .ghost.bad').count()); tries++) await page.locator('.rr .placing .btn:has-text("Next")').tap();
  await page.waitForSelector('.rr .ghost:not(.bad)');
  await page.locator('.rr .map').scrollIntoViewIfNeeded();
  await shot(page, 'rome-and-roll-phone');
  const at = await ghostAt(page);
  const number = (await stateOf(page)).number;
  await page.touchscreen.tap(at.x, at.y); // a tap on the ghost draws it
  await page.waitForFunction(
    async (was) => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=0`)).json()).number > was || document.querySelector('.prompt .best'),
    number,
  );
  check((await page.locator('.prompt .best').count()) === 0 || (await page.locator('.rr .placing .chip').count()) === 0, 'what a place brings is told once');
  for (const place of [1, 2, 3]) {
    await page.locator('.rr .tabs button').nth(place).tap();
    await inspect(page, `part ${place} on a phone`, problems);
  }
  await page.locator('.rr .rivals .name').first().tap();
  await page.waitForSelector('.visit .btn');
  await page.locator('.visit .btn').tap();
  await page.locator('.rr .tabs button').nth(1).tap(); // the favours lie with the plans
  await page.locator('.rr .more').tap();
  await page.waitForSelector('.rr .details article');
  check(/reconstructed/.test(await page.locator('.rr .details .rec').innerText()), 'what is reconstructed is said');
  await inspect(page, 'plans in full on a phone', problems);
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
}

export default async function romeAndRoll(house) {
  const problems = [];
  const clicks = await solo(house, problems);
  await phone(house, problems);
  check(problems.length === 0, `${problems.length} problems:\n      ${[...new Set(problems)].join('\n      ')}`);
  return `${clicks} clicks`;
}
