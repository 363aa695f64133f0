/**
 * Friends, a club and a tournament, as two people find them in the browser: asked, accepted,
 * invited to a table; a club founded and joined by its link; a tournament made, entered and begun.
 * With COMPANY_SHOTS=FOLDER every screen is photographed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { check } from './house.mjs';

const shots = process.env.COMPANY_SHOTS;

/** Somebody with a sign-in name. */
async function known(open, url, handle) {
  const one = await open({ width: 1366, height: 768, locale: 'en-GB', reduced: true });
  one.page.setDefaultTimeout(180_000); // a busy machine
  await one.page.goto(url);
  await one.page.waitForSelector('#main');
  await one.page.evaluate(async (name) => {
    const send = (path, body) => fetch(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await send('/guests', { nickname: name[0].toUpperCase() + name.slice(1), language: 'en' });
    await send('/me/passphrase', { handle: name, passphrase: 'rosa rosa rosam' });
  }, handle);
  await one.page.reload({ waitUntil: 'commit' });
  await one.page.waitForSelector('#main');
  return one;
}

async function axe(page, where) {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ['violations'] })).violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`));
  check(found.length === 0, `axe, ${where}: ${found.join('; ')}`);
}

/** A screen on the laptop, and on the phone at night, for people to look at. */
async function photograph(page, name) {
  if (!shots) return;
  for (const [size, width, height, scheme] of [['laptop', 1366, 768, 'light'], ['phone', 390, 844, 'dark']]) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForTimeout(150);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
    check(!wide, `${name} is too wide on the ${size}`);
    await page.screenshot({ path: join(shots, `${name}-${size}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ colorScheme: 'light' });
}

export default async function company({ open, url }) {
  const go = async (page, hash, seen) => {
    await page.evaluate(() => void (location.hash = '#/settings'));
    await page.getByText('Settings').first().waitFor(); // elsewhere, so that the screen is made anew
    await page.evaluate((where) => void (location.hash = where), hash);
    await page.getByText(seen).first().waitFor();
  };
  const marie = await known(open, url, 'marie');
  const paul = await known(open, url, 'paul');
  const m = marie.page;
  const p = paul.page;

  // friends
  await go(m, '#/friends', 'No friends here yet');
  await photograph(m, 'friends-none');
  await m.getByLabel(/Sign-in name/).fill('paul');
  await m.getByRole('button', { name: 'Ask', exact: true }).click();
  await m.getByText('You have asked').waitFor();
  await go(p, '#/', 'friend asks you');
  await go(p, '#/friends', 'They ask you');
  await axe(p, 'friends');
  await photograph(p, 'friends-asked');
  await p.getByRole('button', { name: /Accept/ }).click();
  await p.getByText('online').first().waitFor();

  // an invitation to a table
  await go(m, '#/new/glory-to-rome?with=friends', 'Around the table');
  await m.getByRole('button', { name: /Open the table/ }).click();
  await m.getByRole('button', { name: /Invite Paul/ }).click();
  await m.getByText('Paul · Invited').waitFor();
  await photograph(m, 'room');
  await go(p, '#/', 'You are invited');
  await axe(p, 'shelf');
  await photograph(p, 'shelf');
  await p.locator('.invited .ln a').click();
  await p.getByRole('button', { name: 'Sit down' }).first().click();
  await p.getByText('Around the table').first().waitFor();
  await p.getByRole('button', { name: /More about Marie/ }).first().click();
  await p.getByRole('button', { name: 'Report', exact: true }).click();
  await axe(p, 'report');
  await photograph(p, 'report');
  await p.getByRole('button', { name: 'Send the report' }).click();
  await p.getByText('the admins of this server will look at it').waitFor();

  // a club
  await go(m, '#/clubs', 'Found a club');
  await axe(m, 'clubs');
  await photograph(m, 'clubs-none');
  await m.getByLabel('Name of the club').fill('Sodales Augustales');
  await m.getByLabel('What it is about').fill('Fridays, in the evening.');
  await m.getByRole('button', { name: 'Found a club' }).click();
  await m.getByText('Lead the club').waitFor();
  const link = await m.getByLabel('Link to the club').inputValue();
  await go(p, link.slice(link.indexOf('#')), 'Sodales Augustales');
  await photograph(p, 'club-stranger');
  await p.getByRole('button', { name: 'Become a member' }).click();
  await p.getByLabel('Say something to the club').fill('Salvete!');
  await p.getByRole('button', { name: 'Send' }).click();
  await p.getByText('Salvete!').waitFor();
  await go(m, `#${link.split('#')[1].split('?')[0]}`, 'Salvete!');
  await axe(m, 'club');
  await photograph(m, 'club');
  await m.getByRole('link', { name: 'Open a table for the club' }).click();
  await m.getByText('For the members of Sodales').waitFor();

  // a tournament
  await go(m, '#/tournaments', 'Make a tournament');
  await m.getByRole('link', { name: 'Make a tournament' }).click();
  await m.getByLabel('Name').fill('Ludi Plebeii');
  await m.getByLabel('Players, at least').fill('2');
  await axe(m, 'new tournament');
  await photograph(m, 'tournament-new');
  await m.getByRole('button', { name: 'Make the tournament' }).click();
  await m.getByText('Nobody yet').waitFor();
  await m.getByRole('button', { name: 'Take part' }).click();
  await m.getByText('Withdraw').waitFor();
  await go(p, '#/tournaments', 'Ludi Plebeii');
  await photograph(p, 'tournaments');
  await p.getByRole('link', { name: 'Ludi Plebeii' }).click();
  await p.getByRole('button', { name: 'Take part' }).click();
  await p.getByText('Withdraw').waitFor();
  await m.locator('button:enabled', { hasText: 'Begin now' }).waitFor();
  await photograph(m, 'tournament-open');
  await m.getByRole('button', { name: 'Begin now' }).click();
  await m.getByRole('link', { name: 'To my table' }).waitFor();
  await axe(m, 'tournament');
  await photograph(m, 'tournament');
  await m.getByRole('link', { name: 'To my table' }).click();
  await m.waitForURL(/#\/t\//);
  check(marie.complaints.length + paul.complaints.length === 0, [...marie.complaints, ...paul.complaints].join('; '));
}
