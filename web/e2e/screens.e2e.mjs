/**
 * Every screen, in sizes, themes and languages: no sideways scrolling, no text under 12 px,
 * nothing axe would complain of; at the table every touched thing exists and is in the list.
 */
import { check, missing, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

export default async function screens({ open, url }) {
  const problems = [];
  const looks = [
    { width: 1440, height: 900, locale: 'fr-FR' },
    { width: 390, height: 844, locale: 'fr-FR', touch: true, dark: true },
    { width: 1024, height: 768, locale: 'en-GB', dark: true },
    { width: 360, height: 640, locale: 'en-GB', touch: true },
    { width: 2560, height: 1440, locale: 'fr-FR' },
  ];
  for (const look of looks) {
    const name = `${look.width}${look.dark ? '-dark' : ''}`;
    const { page, context, complaints } = await open({ ...look, reduced: true });
    const at = async (hash, wait, label) => {
      await page.goto(`${url}/${hash}`);
      await page.waitForSelector(wait);
      await page.waitForTimeout(250);
      await inspect(page, `${label} ${name}`, problems);
    };
    await at('', '.alone:not([disabled])', 'home');
    await at('#/new/glory-to-rome?with=friends', '.seats .seat:nth-child(3)', 'new');
    await at('#/rules/glory-to-rome', 'article section:nth-of-type(5)', 'rules');
    await at('#/settings', '.opt', 'settings');
    await at('#/profile', '.panel', 'profile');
    await at('#/sign-in', '.panel', 'sign-in');
    if (look.dark) {
      await at('#/learn/glory-to-rome', 'main .lesson', 'learn');
      await at('#/rules/glory-to-rome/aid', 'article, main section', 'aid');
      await at('#/campaign/hadrians-wall', 'main ol li', 'campaign');
      await at('#/games', 'main', 'games');
    }
    await page.goto(`${url}/#/`);
    await page.click('.alone');
    await page.waitForSelector('.prompt.mine');
    await page.waitForTimeout(500);
    await inspect(page, `table ${name}`, problems);
    await shot(page, `check-table-${name}`);
    const lost = await missing(page);
    if (lost.length) problems.push(`table ${name}: things that are not on the board: ${lost}`);
    // Where the buttons say it all there is no list beside them.
    if (await page.locator('.acts .all').count()) {
      const total = Number(/\((\d+)\)/.exec(await page.locator('.acts .all').innerText())?.[1] ?? 0);
      await page.click('.acts .all');
      await page.waitForSelector('.list');
      check((await page.locator('.list li button').count()) === total, 'every action is in the list');
      await page.keyboard.press('Escape');
    }
    // A thing that does not glow says why.
    const dull = page.locator('.stage [data-id^="site/town/"]:not(.touchable), .stage [data-id="me/vault"]:not(.touchable)').first();
    if (await dull.count()) {
      await dull.evaluate((thing) => thing.click()); // on a phone the hand may lie over it
      await page.waitForSelector('.note');
      check((await page.locator('.note').innerText()).length > 8, 'it says why not');
    }
    for (const one of complaints) problems.push(`${name}: ${one}`);
    await context.close();
  }
  // Large text: nothing is cut off sideways.
  const { page } = await open({ width: 1024, height: 768, reduced: true });
  await page.goto(`${url}/#/settings`);
  await page.click('label:has-text("150")');
  for (const hash of ['', '#/new/glory-to-rome', '#/settings', '#/profile']) {
    await page.goto(`${url}/${hash}`);
    await page.waitForTimeout(400);
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)) problems.push(`${hash} at 150 %: it scrolls sideways`);
  }
  check(problems.length === 0, `${problems.length} problems:\n      ${[...new Set(problems)].join('\n      ')}`);
}
