/**
 * Age of Rome: a guest plays a whole game against a bot by clicking on the board; the Provinces
 * turn under fixed seats; a rival's board, the phone, and what axe has to say about it.
 */
import { check, missing, post, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

const MOST = 600; // clicks; a game takes about 200

/** Something of the board that glows, or a button of the bar. */
async function step(page, count) {
  const confirm = page.locator('.prompt .best');
  if (await confirm.count()) return confirm.click({ timeout: 2000 });
  const verbs = page.locator('.verbs .btn').first();
  if (await verbs.count()) return verbs.click({ timeout: 2000 });
  const stop = page.locator('.prompt .acts .btn:has(.kbd:text-is("0"))');
  const things = page.locator('.aor .wheel .touchable, .aor .regions .touchable, .aor .tiles .touchable, .aor .m2 .touchable, .aor .m4 .touchable, .aor .m3 .tc.touchable, .aor .kv.touchable');
  const many = await things.count();
  // Mostly the board; now and then "enough", so that cards are kept and turns end.
  if (many > 0 && !((await stop.count()) && count % 3 === 2)) return things.nth((count * 7) % many).click({ timeout: 2000, force: true });
  const buttons = page.locator('.prompt .acts .btn.leg, .prompt .acts .btn:has(.kbd)');
  const all = await buttons.count();
  if (await stop.count()) await stop.click({ timeout: 2000 });
  else if (all > 0) await buttons.nth(count % all).click({ timeout: 2000 });
}

async function sit(page, url, bots) {
  await page.goto(url);
  await post(page, '/guests', { nickname: 'Claire' });
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }))];
  const table = await post(page, '/tables', { game: 'age-of-rome', options: {}, seats, start: true });
  await page.goto(`${url}/#/t/${table.id}`);
  await page.reload();
  await page.waitForSelector('.aor .wheel');
  await page.waitForSelector('.prompt.mine');
}

async function whole({ open, url }, problems) {
  const { page, complaints } = await open({ reduced: true });
  await sit(page, url, 1);
  await inspect(page, 'the start', problems);
  const faced = new Set();
  const plate = await page.locator('.aor [data-id="me"].plate').boundingBox();
  let clicks = 0;
  while (clicks < MOST) {
    if (await page.locator('.prompt a[href$="/result"]').count()) break;
    if (!(await page.locator('.prompt.mine').count()) || (await page.locator('.sentbar').count())) {
      await page.waitForTimeout(20);
      continue;
    }
    try {
      faced.add(await page.locator('.aor [data-id="me"] small').innerText({ timeout: 2000 }));
      await step(page, clicks);
    } catch (error) {
      if (!/Timeout|detached|intercepts|outside/.test(String(error))) throw error;
    }
    clicks += 1;
    if (process.env.LUDI_TALK && clicks % 20 === 0) console.log(clicks, await page.locator('.aor .evt .cap').innerText(), await page.locator('.prompt .q').innerText());
    if (clicks % 40 === 0) {
      const lost = await missing(page);
      if (lost.length > 0) problems.push(`not on the board: ${lost}`);
    }
    if (clicks === 100) {
      await page.waitForFunction(() => !document.querySelector('.sent, .sentbar'));
      await inspect(page, 'the board', problems);
      await shot(page, 'age-of-rome-wide');
    }
    await page.waitForTimeout(12);
  }
  check(clicks < MOST, `the game did not end after ${MOST} clicks`);
  check(faced.size >= 3, `the Provinces turned before a fixed seat: ${[...faced]}`);
  const after = await page.locator('.aor [data-id="me"].plate').boundingBox();
  check(Math.abs(after.x - plate.x) < 2, 'the seats do not turn');
  await page.click('.prompt a[href$="/result"]');
  await page.waitForSelector('.pod .pd');
  check((await page.locator('.pod .pd').count()) === 2, 'two players stand on the podium');
  await inspect(page, 'the end', problems);
  // What was achieved is in the profile: twelve exploits, done or not yet.
  const feats = await page.evaluate(async () => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=0`)).json()).view.exploits[0]);
  check((await page.locator('.feats').count()) > 0 || feats.length === 0, 'the end tells the exploits');
  await page.goto(`${url}/#/profile`);
  await page.waitForSelector('.exploits li');
  check((await page.locator('.exploits li').count()) === 12, 'twelve exploits');
  check((await page.locator('.exploits li.done').count()) === feats.length, `those of this game are done: ${feats}`);
  await inspect(page, 'the profile', problems);
  await shot(page, 'age-of-rome-profile');
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
  return clicks;
}

async function lookAround({ open, url }, problems) {
  const { page, complaints } = await open({ width: 390, height: 844, touch: true, dark: true, reduced: true, locale: 'en-GB' });
  await sit(page, url, 3);
  // What lets the others act waits for a yes.
  for (let tries = 0; tries < 15 && (await page.locator('.aor .qs').count()) !== 2; tries++) {
    const best = page.locator('.prompt .best');
    const next = (await best.count()) > 0 ? best : page.locator('.aor .qs.touchable').first();
    await next.tap({ timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(300);
  }
  await page.waitForFunction(() => document.querySelectorAll('.aor .qs').length === 2);
  await page.waitForSelector('.aor .rot', { timeout: 20_000 });
  await inspect(page, 'on a phone, dark', problems);
  for (const place of [0, 1]) {
    await page.locator('.aor .tabs button').nth(place).tap();
    await inspect(page, `tab ${place} on a phone`, problems);
  }
  await shot(page, 'age-of-rome-phone');
  // Where the Provinces will be, and back again.
  const where = () => page.locator('.aor .prov').first().getAttribute('style');
  const before = await where();
  await page.locator('.aor .rot').tap();
  check((await where()) !== before, 'the look ahead turns the Provinces');
  await page.locator('.aor .rot').tap();
  check((await where()) === before, 'and back');
  // A rival's board in the place of one's own, and back; the tablet on the way.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.waitForSelector('.aor [data-id="me/building/military"]');
  await page.locator('.players .who').nth(1).click();
  await page.waitForSelector('.aor [data-id="seat2/vendetta"]');
  await inspect(page, 'a rival on a tablet', problems);
  await page.locator('.visit .btn').click();
  await page.waitForSelector('.aor [data-id="me/vendetta"]');
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
}

export default async function ageOfRome(house) {
  const problems = [];
  await lookAround(house, problems);
  const clicks = await whole(house, problems);
  check(problems.length === 0, `${problems.length} problems:\n      ${[...new Set(problems)].join('\n      ')}`);
  return `${clicks} clicks`;
}
