/** A first game with the coach: begun on the learn page, explained above the question, a hint with its reason one click away, and silent once it is switched off. */
import { check, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

export default async function coach({ open, url }) {
  const problems = [];
  for (const size of [{ width: 1366, height: 768 }, { width: 390, height: 844, touch: true }]) {
    const { page, complaints } = await open({ ...size, reduced: true });
    await page.goto(`${url}/#/learn/glory-to-rome`);
    // Somebody without a name took a lesson here before: it becomes theirs with the first table.
    await page.evaluate(() => localStorage.setItem('ludi.learned', JSON.stringify([{ game: 'glory-to-rome', kind: 'lesson', name: 'first', times: 1 }])));
    await page.reload();
    await page.waitForSelector('a.lesson .vh');
    await page.click('button.lesson');
    await page.waitForSelector('.prompt.mine .coach');
    await page.waitForFunction(() => localStorage.getItem('ludi.learned') === null);
    const kept = await page.evaluate(async () => (await fetch('/api/me/learned')).json());
    check(kept.length === 1 && kept[0].name === 'first', `what was learned is kept with the person: ${JSON.stringify(kept)}`);
    const bubble = await page.locator('.coach').boundingBox();
    const stage = await page.locator('.stage').boundingBox();
    check(bubble.y >= stage.y + stage.height - 1, 'the bubble covers nothing of the board');
    check((await page.locator('.coach .say').innerText()).length > 40, 'the decision is explained');
    await inspect(page, `the coach at ${size.width}`, problems);
    await shot(page, `coach-${size.width}`);

    await page.locator('.coach button').first().click();
    await page.waitForSelector('.card .why:visible');
    check((await page.locator('.card .why:visible').first().innerText()).endsWith('.'), 'the hint says why');
    check((await page.locator('.coach').count()) === 0, 'meanwhile the coach is silent');

    await page.click('.menu .ib');
    await page.click('.menu [role=switch]');
    check((await page.locator('.menu [role=switch]').getAttribute('aria-checked')) === 'false', 'it can be switched off');
    check(complaints.length === 0, complaints.join('\n'));
  }
  check(problems.length === 0, problems.join('\n'));
}
