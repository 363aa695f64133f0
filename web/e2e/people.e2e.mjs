/** A guest becomes somebody: name, passphrase, out, in again, download, delete; and a shared screen. */
import { READY, check, shot } from './house.mjs';

export default async function people({ open, url }) {
  const { page, complaints } = await open({ reduced: true });
  const handle = `lucia${Date.now() % 1000000}`;
  await page.goto(`${url}/#/profile`);
  await page.fill('input[autocomplete=nickname]', 'Lucia');
  await page.click('form .pri');
  await page.waitForSelector('input[autocomplete=username]');
  await page.fill('input[autocomplete=username]', handle);
  await page.fill('input[autocomplete=new-password]', 'quercus lupa aquila');
  await page.locator('form .pri').nth(1).click();
  await page.waitForSelector(`text=comme ${handle}`);
  await page.click('text=Se déconnecter');
  await page.waitForSelector('text=Salve.');
  await page.goto(`${url}/#/sign-in`);
  await page.fill('input[autocomplete=username]', handle);
  await page.fill('input[autocomplete=current-password]', 'not this one at all');
  await page.click('form .pri');
  await page.waitForSelector('form .bad');
  await page.fill('input[autocomplete=current-password]', 'quercus lupa aquila');
  await page.click('form .pri');
  await page.waitForSelector('text=Salve, Lucia.');

  // Two of us at one screen: a curtain between the turns.
  await page.goto(`${url}/#/new/glory-to-rome`);
  await page.waitForSelector('.seats .seat:nth-child(3)');
  await page.locator('.seats .seat').nth(2).locator('.btn.sq').click();
  await page.locator('.seats .seat').nth(1).locator('.btn.sq').click();
  await page.click('.add .btn:has-text("Même écran")');
  await page.fill('.seats input[type=text]', 'Titus');
  await page.locator('.seats input[type=text]').blur();
  await page.click('.go .pri');
  await page.waitForSelector('.curtain');
  await shot(page, 'curtain');
  const who = await page.locator('.curtain h1').innerText();
  const hold = page.locator('.curtain .btn');
  await hold.hover();
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
  await page.waitForSelector('.prompt.mine');
  check(!(await page.locator('.curtain').count()), 'the curtain is open');
  await page.locator('.touchable[data-id="jacks"], .touchable[data-id="deck"]').first().click({ force: true });
  await page.click(READY);
  await page.waitForSelector('.curtain');
  check((await page.locator('.curtain h1').innerText()) !== who, 'now it is the other’s turn');

  await page.goto(`${url}/#/profile`);
  await page.waitForSelector('text=Effacer mon profil');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('text=Tout télécharger')]);
  check(file.suggestedFilename().endsWith('.json'), 'everything stored is a file');
  await page.click('text=Effacer mon profil');
  await page.click('text=Effacer pour de bon');
  await page.waitForSelector('text=Salve.');
  const loud = complaints.filter((one) => !/401/.test(one));
  check(loud.length === 0, `the page complains: ${loud[0]}`);
}
