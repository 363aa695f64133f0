/** A table with a clock, a rated game against somebody of my level, the ladder and my ratings. */
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

  // My time is over before my eyes: a bot plays, and gives the seat back.
  await page.goto(`${url}/#/t/${table.id}`);
  await page.getByText('Take my seat back').click({ timeout: 90000 });
  await page.waitForSelector('.players .pl:first-child [role=timer]');

  // To the end, quickly: a bot plays for me, which counts as last.
  const { id } = await post(page, '/tables', { game: 'glory-to-rome', seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], clock: { kind: 'days', hours: 24 }, rated: true, start: true });
  await page.goto(`${url}/#/t/${id}`);
  await page.waitForSelector('.players .rated');
  await page.evaluate(async (which) => fetch(`/api/tables/${which}/seats/0`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ kind: 'bot', level: 'random' }) }), id);
  await page.waitForFunction(async (which) => (await (await fetch(`/api/tables/${which}`)).json()).status === 'finished', id, { timeout: 120000, polling: 500 });
  await page.goto(`${url}/#/t/${id}/result`);
  await page.waitForSelector('.rated .num');
  await shot(page, 'season-end');
  await page.goto(`${url}/#/ladder/glory-to-rome`);
  await page.waitForSelector('tr.me');
  check((await page.locator('tbody tr').count()) >= 2, 'the bot stands there as well');
  await shot(page, 'season-ladder');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'season-ladder-phone');
  await page.goto(`${url}/#/profile`);
  await page.waitForSelector('.ratings svg');
  await page.locator('.ratings').scrollIntoViewIfNeeded();
  await shot(page, 'season-profile-phone');
  check(complaints.length === 0, `the page complains: ${complaints[0]}`);
}
