/** Screenshots of the screens, to be looked at: `node e2e/look.mjs`. */
import { openBrowser, openHouse, shot, visitor } from './house.mjs';

const sizes = { wide: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844, touch: true } };
const wanted = process.argv.slice(2);
const house = await openHouse();
const browser = await openBrowser();
try {
  for (const [size, box] of Object.entries(sizes)) {
    for (const dark of [false, true]) {
      if (wanted.length && !wanted.includes(`${size}${dark ? '-dark' : ''}`)) continue;
      const { page, complaints, context } = await visitor(browser, { ...box, dark });
      const name = (screen) => `${screen}-${size}${dark ? '-dark' : ''}`;
      await page.goto(house.url);
      await page.waitForSelector('.alone:not([disabled])');
      await page.waitForTimeout(600);
      await shot(page, name('home'));
      await page.goto(`${house.url}/#/new/glory-to-rome?with=friends`);
      await page.waitForSelector('.seats');
      await shot(page, name('new'));
      await page.click('.go .pri');
      await page.waitForSelector('.inv');
      await shot(page, name('room'));
      await page.goto(`${house.url}/#/`);
      await page.click('.alone');
      await page.waitForSelector('.stage [data-id]', { state: 'attached' });
      await page.waitForFunction(() => document.querySelectorAll('.touchable').length > 0);
      await page.waitForTimeout(3200);
      await shot(page, name('table'));
      await page.locator('.touchable[data-id^="me/hand"]').first().click({ force: true });
      await page.waitForTimeout(500);
      await shot(page, name('table-chosen'));
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.waitForTimeout(300);
      await shot(page, name('table-list'));
      await page.keyboard.press('Escape');
      await page.goto(`${house.url}/#/rules/glory-to-rome`);
      await page.waitForSelector('article section');
      await shot(page, name('rules'));
      await page.goto(`${house.url}/#/settings`);
      await page.waitForSelector('.opt');
      await shot(page, name('settings'));
      await page.goto(`${house.url}/#/profile`);
      await page.waitForSelector('.panel');
      await shot(page, name('profile'));
      if (complaints.length) console.log(size, dark, complaints);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await house.close();
}
