/** A game from elsewhere, installed beside ours, is played to its end on the plain board. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { check, openHouse, post, python, root, shot } from './house.mjs';
import { inspect } from './inspect.mjs';

const MOST = 200; // clicks; a game takes about 30

/** All example packages, as pip installs them; from copies, for a build leaves things behind. */
function install(folder) {
  const examples = join(root, 'examples');
  const site = join(folder, 'site');
  for (const name of readdirSync(examples).filter((one) => existsSync(join(examples, one, 'pyproject.toml')))) {
    const source = join(folder, name);
    cpSync(join(examples, name), source, { recursive: true });
    execFileSync(python, ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation', '--no-index', '--target', site, source], { cwd: root });
  }
  return site;
}

async function ids(url) {
  return (await (await fetch(`${url}/api/games`)).json()).map((game) => game.id);
}

/** One action: what is asked for confirmation, else a verb, else a thing of the board, else the bar. */
async function step(page, count) {
  for (const found of ['.prompt .best', '.verbs .btn', '.stage .touchable.legal, .stage .touchable.legal2', '.prompt .acts .btn.leg, .prompt .acts .rest + .btn']) {
    const choices = page.locator(found);
    const many = await choices.count();
    if (many > 0) return choices.nth(count % many).click({ timeout: 2000, force: true });
  }
}

export default async function example({ open, url }) {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-examples-'));
  const path = [install(folder), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const house = await openHouse({ PYTHONPATH: path });
  try {
    const ours = await ids(url);
    const [game, ...more] = (await ids(house.url)).filter((id) => !ours.includes(id));
    check(game && more.length === 0, 'the example is on the shelf');
    const { page, complaints } = await open({ reduced: true });
    await page.goto(house.url);
    await post(page, '/guests', { nickname: 'Claire' });
    const table = await post(page, '/tables', { game, options: {}, seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], start: true });
    await page.goto(`${house.url}/#/t/${table.id}`);
    await page.reload();
    await page.waitForSelector('.generic .part');
    const problems = [];
    await shot(page, 'example-wide');
    await inspect(page, 'the plain board', problems);
    let clicks = 0;
    while (clicks < MOST && !(await page.locator('.prompt a[href$="/result"]').count())) {
      if (!(await page.locator('.prompt.mine').count()) || (await page.locator('.sentbar').count())) {
        await page.waitForTimeout(40);
        continue;
      }
      await step(page, clicks).catch((error) => {
        if (!/Timeout|detached|intercepts/.test(String(error))) throw error;
      });
      clicks += 1;
      await page.waitForTimeout(25);
    }
    check(clicks < MOST, `the game did not end after ${MOST} clicks`);
    await page.click('.prompt a[href$="/result"]');
    await page.waitForSelector('.pod .pd');
    check((await page.locator('.pod .pd').count()) === 2, 'two players stand on the podium');
    await shot(page, 'example-end');
    check(problems.length === 0, problems.join('\n'));
    check(complaints.length === 0, `the page complains: ${complaints.slice(0, 5).join(' | ')}`);
    return `${clicks} clicks`;
  } finally {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
