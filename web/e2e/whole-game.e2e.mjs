/** A guest opens the page, plays a whole game against bots by clicking, and sees the result. */
import { check, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

const MOST = 900; // clicks; a game takes about 150

/** Click something that glows: the strong rings first, then what opens a choice, then the bar. */
async function step(page, count) {
  const confirm = page.locator('.prompt .best');
  if (await confirm.count()) {
    await confirm.click({ timeout: 2000 });
    return;
  }
  const verbs = page.locator('.verbs .btn').first();
  if (await verbs.count()) {
    await verbs.click({ timeout: 2000 });
    return;
  }
  const things = page.locator('.stage .touchable.legal, .stage .touchable.legal2');
  const many = await things.count();
  // Mostly the board; now and then a button of the bar, so that "stop" is said too.
  if (many > 0 && count % 4 !== 3) {
    await things.nth((count * 7) % many).click({ timeout: 2000, force: true });
    return;
  }
  const buttons = page.locator('.prompt .acts .btn.leg, .prompt .acts .rest + .btn');
  const all = await buttons.count();
  if (all > 0) await buttons.nth(count % all).click({ timeout: 2000 });
}

export default async function wholeGame({ open, url }) {
  const { page, complaints } = await open({ reduced: true });
  await page.goto(url);
  await page.click('.alone');
  await page.waitForSelector('.stage [data-id]', { state: 'attached' });
  let clicks = 0;
  while (clicks < MOST) {
    if (await page.locator('.prompt a[href$="/result"]').count()) break;
    if (!(await page.locator('.prompt.mine').count()) || (await page.locator('.sentbar').count())) {
      await page.waitForTimeout(40);
      continue;
    }
    try {
      await step(page, clicks);
    } catch (error) {
      if (process.env.LUDI_TALK) console.log(String(error).slice(0, 900));
      if (!/Timeout|detached|intercepts/.test(String(error))) throw error;
    }
    clicks += 1;
    if (process.env.LUDI_TALK && clicks % 20 === 0) console.log(clicks, await page.locator('.hd .sub').innerText(), new Date().toISOString());
    await page.waitForTimeout(25);
  }
  check(clicks < MOST, `the game did not end after ${MOST} clicks`);
  await page.click('.prompt a[href$="/result"]');
  await page.waitForSelector('.pod .pd');
  check((await page.locator('.pod .pd').count()) === 3, 'three players stand on the podium');
  check((await page.locator('.seal').innerText()).includes('vérifié'), 'the seal is verified');
  await shot(page, 'end-wide');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(200);
  await shot(page, 'end-phone-dark');
  const problems = [];
  await inspect(page, 'end on a phone, dark', problems);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.click('.end a[href$="/replay"]');
  await page.waitForSelector('.scrub input[type=range]');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(300);
  await shot(page, 'replay-wide');
  await inspect(page, 'replay', problems);
  check(problems.length === 0, problems.join('\n'));
  // And if I had ...: a table of one's own from that moment on.
  const replay = page.url();
  await page.keyboard.press('Home');
  await page.click('.scrub button:has-text("Jouer d’ici")');
  await page.waitForSelector('.prompt .q');
  check(page.url().split('/')[5] !== replay.split('/')[5], 'it is another table');
  check((await page.locator('.hd .sub').innerText()).includes('à partir du coup 0'), 'its name says from where');
  await page.goto(replay);
  await page.waitForSelector('.scrub input[type=range]');
  // Once more: the same seats at a new table.
  await page.goto(page.url().replace(/replay.*/, 'result'));
  const [record] = await Promise.all([page.waitForEvent('download'), page.click('a[download]')]);
  check(record.suggestedFilename().endsWith('.ludi'), 'the record is a file');
  const old = new URL(page.url()).hash.split('/')[2];
  await page.click('.end .pri');
  await page.waitForFunction((id) => !location.hash.includes(id), old);
  await page.waitForSelector('.stage [data-id], .seats', { state: 'attached' });
  check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
  return `${clicks} clicks`;
}
