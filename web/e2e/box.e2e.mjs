/** My box: a value is corrected, a bad one refused in its place, the box tried out and played with. */
import { check, post, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

const GAME = 'age-of-rome';

export default async function box({ open, url }) {
  const { page, complaints } = await open({ width: 1366, height: 768, reduced: true });
  const problems = [];
  await page.goto(`${url}/#/box/${GAME}`);
  await page.waitForSelector('.card');
  const military = page.locator('#thing-buildings-military');
  const cost = military.locator('.value').first();
  const correct = async (typed) => {
    await cost.locator('button[aria-expanded]').click();
    await cost.locator('form input').first().fill(typed);
    await shot(page, 'box-edit');
    await cost.locator('form .pri').click();
  };
  await correct('5, 10, 150');
  await page.waitForSelector('.state.bad');
  check((await military.locator('.fault').innerText()).includes('150'), 'what is wrong is said beside the value');
  check(await page.locator('.tools .pri').isDisabled(), 'a bad box is not tried out');
  await page.locator('.tools .btn:has-text("Annuler")').click();
  await page.waitForSelector('.state.bad', { state: 'detached' });
  await correct('5, 10, 15');
  await page.waitForSelector('text=Essayez votre boîte avant');
  await page.locator('#thing-buildings-politics .value .do .btn').first().click();
  await page.waitForSelector('.meter:has-text("2 sur")');
  await shot(page, 'box-laptop');
  await inspect(page, 'my box', problems);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('a[download]')]);
  check(file.suggestedFilename() === `${GAME}.toml`, 'a correction is a file');
  await page.click('.tools .pri');
  await page.waitForSelector('.state.good');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'box-phone');
  await page.setViewportSize({ width: 1366, height: 768 });

  await page.click('.state.good .btn');
  await page.waitForSelector('.opt:has-text("la mienne")');
  await page.click('.opt label:has-text("la mienne")');
  await page.locator('.seats .btn.sq').last().click();
  await page.click('.go .pri');
  await page.waitForSelector('.stage .touchable');
  await page.click('.menu .ib');
  await page.click('.menu summary');
  check((await page.locator('.menu details').innerText()).includes('5, 10, 15'), 'the table says with which box it is played');
  await shot(page, 'box-table');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
  const usual = await post(page, '/tables', { game: GAME, options: {}, seats, start: true });
  check(usual.box === null, 'a table is played with the shipped box unless one says otherwise');
  check(problems.length === 0, problems[0]);
  const loud = complaints.filter((one) => !/401|422/.test(one));
  check(loud.length === 0, `the page complains: ${loud[0]}`);
}
