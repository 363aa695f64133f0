/** A table with a clock, its last minute, and a rated game against somebody of my level. */
import { check, post, shot } from './house.mjs';

export default async function season({ open, url }) {
  const { page, complaints } = await open({ width: 1366, height: 768, locale: 'en-GB', reduced: true });
  await page.goto(`${url}/#/new/glory-to-rome`);
  await page.waitForSelector('.seats .seat:nth-child(3)');
  const choose = async (group, label) => page.getByRole('radiogroup', { name: group }).getByText(label, { exact: true }).click();
  await choose('Clock', 'By days');
  await page.getByLabel('Weekends off').check();
  await page.getByLabel('First day off').fill('2026-12-24');
  await page.getByLabel('Last day off').fill('2027-01-01');
  await choose('Rated game', 'Yes');
  check((await page.getByRole('radiogroup', { name: 'Hints' }).count()) === 0, 'a rated game has no hints to choose');
  await shot(page, 'season-new');
  await choose('Clock', 'None');
  check((await page.getByRole('radiogroup', { name: 'Hints' }).count()) === 1, 'without a clock nothing is rated');
  await choose('Clock', 'Live');
  await page.getByLabel('Minutes for each').selectOption('3');
  await page.click('.go .pri');
  await page.waitForSelector('.players [role=timer]');
  const said = await page.locator('.players [role=timer]').first().getAttribute('aria-label');
  check(/^[23] minutes \d+ seconds? left$/.test(said), `the clock says what is left: ${said}`);
  check((await page.locator('.players [role=timer]').count()) === 1, 'bots have no clock');
  await shot(page, 'season-table');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector('.strip [role=timer]');
  await shot(page, 'season-table-phone');

  // The last minute: a table that has no more than one.
  const table = await post(page, '/tables', { game: 'hadrians-wall', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], clock: { kind: 'live', minutes: 1 }, start: true });
  await page.goto(`${url}/#/t/${table.id}`);
  await page.waitForSelector('.strip .low', { timeout: 15000 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.waitForSelector('.players .low');
  check((await page.locator('.players [aria-live]').innerText()) === 'Your last minute has begun.', 'said once');
  await page.goto(`${url}/#/games`);
  await page.waitForSelector('.cards > .turn:first-child .low'); // the table with the least time comes first
  await shot(page, 'season-games');

  await page.goto(`${url}/#/ladder/glory-to-rome`);
  await page.click('text=Somebody of my level');
  await page.waitForSelector('.players .rated');
  await shot(page, 'season-rated');
  check(complaints.length === 0, `the page complains: ${complaints[0]}`);
}
