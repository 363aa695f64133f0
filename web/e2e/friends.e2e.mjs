/** Two people at two browsers: invite by link, sit, begin, talk, play, go away and come back. */
import { READY, check, shot } from './house.mjs';

export default async function friends({ open, url }) {
  const claire = await open({ reduced: true });
  const marie = await open({ width: 390, height: 844, touch: true, reduced: true });

  await claire.page.goto(`${url}/#/profile`);
  await claire.page.fill('input[autocomplete=nickname]', 'Claire');
  await claire.page.click('form .pri');
  await claire.page.waitForSelector('text=C’est enregistré.');
  await claire.page.goto(`${url}/#/new/glory-to-rome?with=friends`);
  await claire.page.waitForSelector('.seats .seat:nth-child(3)');
  await claire.page.locator('.seats .seat').nth(2).locator('.btn.sq').click(); // no bot: two of us
  await claire.page.click('.go .pri');
  const link = await claire.page.locator('.inv input').inputValue();
  check(link.includes('invite='), `the link has the invitation: ${link}`);
  check(await claire.page.locator('.go .pri').isDisabled(), 'nobody can begin while a seat is free');

  await marie.page.goto(link);
  await marie.page.fill('.name input', 'Marie');
  await marie.page.click('.name .pri');
  await claire.page.waitForSelector('.seat:has-text("Marie")');
  await shot(claire.page, 'room-full');
  await claire.page.click('.go .pri');
  for (const { page } of [claire, marie]) await page.waitForSelector('.stage [data-id]', { state: 'attached' });

  // Talk.
  await claire.page.click('#tab-chat');
  await claire.page.fill('#side-chat + form input', 'Salve <b>Marie</b> !');
  await claire.page.keyboard.press('Enter');
  await marie.page.waitForSelector('.side-btn:has-text("1")');
  await marie.page.click('.toast .open:has-text("Claire")'); // what was said, and the way to the talk
  await marie.page.waitForSelector('#side-chat', { state: 'visible' });
  check((await marie.page.locator('#side-chat').innerText()).includes('<b>Marie</b>'), 'words stay words');
  await marie.page.click('.side .close');

  // Whoever is asked plays; the other sees it.
  const mine = async ({ page }) => (await page.locator('.prompt.mine').count()) > 0;
  await claire.page.waitForFunction(() => document.querySelector('.prompt .q')?.textContent?.length > 3);
  await claire.page.waitForTimeout(300);
  const [first, second] = (await mine(claire)) ? [claire, marie] : [marie, claire];
  check(!(await mine(second)), 'only one of us is asked');
  check(/attend|doit choisir/.test(await second.page.locator('.prompt .q').innerText()), 'the other is told whom we wait for');
  await first.page.locator('.touchable[data-id="jacks"], .touchable[data-id="deck"]').first().click({ force: true });
  await first.page.waitForSelector(READY);
  await shot(first.page, 'preview');
  await first.page.click(READY);
  await second.page.waitForSelector('.prompt.mine');
  check((await second.page.title()).startsWith('●'), 'the tab says it is my turn');

  // The connection is lost, the board stays; then it comes back with what happened.
  await first.context.setOffline(true);
  await first.page.waitForSelector('.prompt .strip.bad', { timeout: 60000 });
  await second.page.locator('.touchable[data-id="jacks"], .touchable[data-id="deck"]').first().click({ force: true });
  await second.page.waitForSelector(READY);
  await second.page.click(READY);
  await second.page.waitForSelector('.prompt:not(.mine)');
  await first.context.setOffline(false);
  await first.page.waitForSelector('.prompt.mine', { timeout: 60000 });
  check(!(await first.page.locator('.prompt .strip.bad').count()), 'we are back');

  // Somebody without the link sees nothing of a private table.
  const stranger = await open({});
  await stranger.page.goto(link.replace(/\?.*/, ''));
  await stranger.page.waitForSelector('.bad');

  const loud = [...claire.complaints, ...marie.complaints].filter((one) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(one));
  check(loud.length === 0, `the page complains: ${loud[0]}`);
}
