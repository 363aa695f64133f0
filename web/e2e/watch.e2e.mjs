/** A spectator watches a public table; its players finish nothing here, they only play on. */
import { check, shot } from './house.mjs';

export default async function watch({ open, url }) {
  const host = await open({ reduced: true });
  await host.page.goto(`${url}/#/new/glory-to-rome`);
  await host.page.waitForSelector('.seats .seat:nth-child(3)');
  await host.page.click('label:has-text("Ouverte")');
  await host.page.click('.go .pri');
  await host.page.waitForSelector('.prompt.mine');
  const table = new URL(host.page.url()).hash;

  const guest = await open({ reduced: true });
  await guest.page.goto(url);
  await guest.page.waitForSelector(`.low a[href="${table}"]`);
  await guest.page.click(`.low a[href="${table}"]`);
  await guest.page.waitForSelector('.stage [data-id]', { state: 'attached' });
  await guest.page.waitForTimeout(500);
  check((await guest.page.locator('.prompt').innerText()).includes('Vous regardez'), 'a spectator is told so');
  check((await guest.page.locator('.stage .touchable').count()) === 0, 'a spectator touches nothing');
  const state = await guest.page.evaluate(async (id) => (await fetch(`/api/tables/${id}/state`)).json(), table.split('/')[2]);
  check(state.legal.length === 0 && state.seat === null, 'and gets nothing to choose');
  await shot(guest.page, 'spectator');

  // Text at 150 %: the table still fits.
  await host.page.goto(`${url}/#/settings`);
  await host.page.click('label:has-text("150")');
  await host.page.goto(`${url}/${table}`);
  await host.page.waitForSelector('.prompt.mine');
  await host.page.waitForTimeout(400);
  await shot(host.page, 'table-150');
  check(await host.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1), 'no sideways scrolling at 150 %');
  // The language changes everything at once.
  await host.page.goto(`${url}/#/settings`);
  await host.page.click('label:has-text("100")');
  await host.page.click('label:has-text("English")');
  await host.page.goto(`${url}/${table}`);
  await host.page.waitForSelector('.prompt.mine');
  await host.page.waitForSelector('text="Log"');
  check(/\b(think|follow|call|hire|take|lead)/i.test(await host.page.locator('.prompt').innerText()), 'the question is in English');
  const loud = [...host.complaints, ...guest.complaints];
  check(loud.length === 0, `the page complains: ${loud[0]}`);
}
