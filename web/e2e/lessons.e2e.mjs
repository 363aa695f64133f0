/**
 * Lessons are taken as a learner does: what is lit is in sight, it is touched or the button pressed that says it, and it goes on
 * to the end; on a laptop and on a phone. The first lesson of each game, now on the one, now on the other; or all of them on both: `make lessons`, LUDI_LESSONS=all, or
 * some of them by name: LUDI_LESSONS=rome-and-roll/roads.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { check, python, root } from './house.mjs';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844, touch: true } };
const PATIENCE = 10000; // milliseconds for an answer
const STILL = 100; // milliseconds until a board has found its place
const TRIES = 8; // touches for one choice

async function ways() {
  const { stdout } = await promisify(execFile)(python, [join(root, 'web', 'e2e', 'courses.py')], { cwd: root, env: { PYTHONPATH: join(root, 'src'), ...process.env }, maxBuffer: 1 << 24 });
  const all = JSON.parse(stdout);
  const wanted = process.env.LUDI_LESSONS ?? 'first';
  if (wanted === 'all') return all;
  return all.filter(({ game, lesson }) => (wanted === 'first' ? lesson === 'first' : wanted.split(',').some((one) => `${game}/${lesson}`.startsWith(one))));
}

/** In the page: what is lit and not to be found, not shown with no tab that says so, or, all of it, out of sight. */
function unlit(light) {
  const problems = [];
  const shown = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
  // Nothing that is pinned to an edge or lies over it covers all of it.
  const POINTS = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
  const isSeen = (one) =>
    [...one.getClientRects()].some(({ left, top, width, height }) =>
      POINTS.some(([x, y]) => {
        const there = document.elementFromPoint(left + x * width, top + y * height);
        return there !== null && (one.parentElement.contains(there) || (there.contains(one) && there.closest('.stage'))); // a ground lies under what stands on it
      }),
    );
  let inSight = 0;
  for (const id of light) {
    const found = [...document.querySelectorAll(`.stage [data-id="${CSS.escape(id)}"]`)];
    if (found.length === 0) problems.push(`${id} is not on the board`);
    else if (!found.some((one) => one.classList.contains('hinted'))) problems.push(`${id} is not lit`);
    else if (!found.some(shown)) {
      if (!document.querySelector('.stage .tabs .lit')) problems.push(`${id} is not shown`);
    } else if (found.some((one) => shown(one) && isSeen(one))) inSight += 1;
  }
  if (light.length > 0 && inSight === 0 && problems.length === 0) problems.push(`nothing of ${light.join(', ')} is in sight`);
  return problems;
}

/** Turn the ghost of a pattern and point at its boxes until it lies where it should; then lay it. */
async function layPattern(page, action) {
  const lies = () => page.evaluate(() => [...document.querySelectorAll('.stage .mcell.lay')].map((one) => one.dataset.id));
  for (let turned = 0; turned < 8; turned++) {
    for (const id of action.touches) {
      await page.locator(`.stage [data-id="${id}"]`).hover({ force: true });
      const now = await lies();
      if (now.length === action.touches.length && now.every((one) => action.touches.includes(one))) return page.locator('.stage .here').click();
    }
    await page.locator('.stage .turn .btn').nth(turned === 3 ? 1 : 0).click();
  }
}

/**
 * One touch towards an action: yes to it, the next of its things, or the words that say it. On the way to a goal the words come
 * first: there anything may be done, so a touch that lands beside the thing would lead elsewhere.
 */
async function touch(page, action, tried, bySaying) {
  const press = async (what) => {
    if ((await what.count()) === 0) return false;
    await what.first().click({ timeout: 1500 });
    return true;
  };
  if (action.placed && (await page.locator('.stage .mcell.lay').count()) > 0) return layPattern(page, action);
  if (await press(page.locator(`.acts .best[data-action="${action.id}"]`))) return;
  // Beside its chips an action leaves the figures of its note to them.
  const [sentence, note = ''] = action.say.split(' · ');
  const kept = note.split(', ').filter((part) => part && !/^[+−]\d/.test(part));
  const either = [action.say, kept.length > 0 ? `${sentence} · ${kept.join(', ')}` : sentence];
  const say = new RegExp(`^(${either.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`);
  const saying = (what) => page.locator(what).filter({ has: page.locator('span').filter({ hasText: say }) });
  if (await press(page.locator('.verbs .btn').filter({ hasText: say }))) return;
  const fromList = async () => {
    if (await press(saying('.acts .btn:visible'))) return true;
    if ((await page.locator('.list').count()) === 0) await press(page.locator('.acts .all'));
    return press(saying('.list li button'));
  };
  if (bySaying && (await fromList())) return;
  for (const id of action.touches.filter((one) => !tried.has(one))) {
    tried.add(id);
    const thing = page.locator(`.stage [data-id="${id}"].touchable:visible`);
    for (const tab of await page.locator('.stage .tabs button[data-more]:visible').all()) if ((await thing.count()) === 0) await tab.click({ timeout: 1500 });
    if ((await thing.count()) === 0) continue;
    await thing.first().evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await thing.first().click({ timeout: 1500, force: true });
    return;
  }
  if (await press(page.locator('.stage .here:visible, .rr .placing .pri:visible'))) return;
  await fromList();
}

async function take(page, url, { game, lesson, steps }, problems) {
  let now = null;
  let at = -1;
  let underWay = 0; // choices, and what they would bring, that the server has not answered: on a busy machine that takes its time
  const pathOf = (request) => new URL(request.url()).pathname;
  const isOurs = (request) => request.method() === 'POST' && pathOf(request).includes(`/games/${game}/lessons/${lesson}`);
  const ask = (request) => (underWay += isOurs(request) ? 1 : 0);
  const lose = (request) => (underWay -= isOurs(request) ? 1 : 0);
  const listen = async (response) => {
    if (!isOurs(response.request())) return;
    if (response.ok() && pathOf(response.request()).endsWith(lesson)) now = await response.json().catch(() => now);
    underWay -= 1;
  };
  page.on('request', ask);
  page.on('requestfailed', lose);
  page.on('response', listen);
  const arrived = async (count) => {
    for (let waited = 0; waited < PATIENCE && !(now && now.steps.length >= count); waited += 25) await page.waitForTimeout(25);
    return now !== null && now.steps.length >= count;
  };
  try {
    await page.goto(`${url}/#/learn/${game}/${lesson}`);
    await page.waitForSelector('.stage [data-id]', { state: 'attached' });
    if (!(await arrived(0))) return `${game}/${lesson} does not begin`;
    for (const [index, step] of steps.entries()) {
      await page.waitForTimeout(STILL);
      // On the way to a goal the light stays while the questions change.
      let dark = now.at === at ? [] : await page.evaluate(unlit, now.light);
      for (let waited = 0; waited < PATIENCE / 5 && dark.length > 0; waited += STILL) {
        await page.waitForTimeout(STILL);
        dark = await page.evaluate(unlit, now.light);
      }
      for (const one of dark) problems.push(`${game}/${lesson}, step ${index + 1}: ${one}`);
      ({ at } = now);
      if (step < 0) await page.locator('.bubble .btn.pri').click();
      else {
        const action = now.state.legal.find((one) => one.id === step);
        const tried = new Set();
        for (let tries = 0; tries < TRIES && now.steps.length === index; tries++) {
          await touch(page, action, tried, now.goal).catch((error) => check(/Timeout|detached|viewport/.test(String(error)), String(error)));
          for (let waited = 0; waited < (underWay > 0 ? PATIENCE : 400) && now.steps.length === index; waited += 25) await page.waitForTimeout(25);
        }
        if (now.steps.length === index) return `${game}/${lesson}, step ${index + 1}: “${action.say}” (${action.touches.join(', ')}) cannot be done`;
      }
      if (!(await arrived(index + 1))) return `${game}/${lesson}, step ${index + 1}: it does not go on`;
      if (now.steps[index] !== step) return `${game}/${lesson}, step ${index + 1}: something else was done`;
    }
    return now.over ? null : `${game}/${lesson} does not end`;
  } finally {
    page.off('request', ask);
    page.off('requestfailed', lose);
    page.off('response', listen);
  }
}

export default async function lessons({ open, url }) {
  const all = await ways();
  const problems = [];
  const alternating = !process.env.LUDI_LESSONS;
  const play = async (size, how) => {
    const { page, complaints } = await open({ reduced: true, ...how });
    const found = [];
    for (const way of all.filter((_, place) => !alternating || place % 2 === Object.keys(SIZES).indexOf(size))) {
      const problem = await take(page, url, way, found);
      if (process.env.LUDI_TALK) console.log(size, way.game, way.lesson, problem ?? 'ok');
      if (problem) found.push(problem);
    }
    problems.push(...[...found, ...complaints].map((one) => `${size}: ${one}`));
  };
  await Promise.all(Object.entries(SIZES).map(([size, how]) => play(size, how)));
  check(problems.length === 0, `${problems.length} problems:\n      ${problems.join('\n      ')}`);
  return `${all.length} lessons`;
}
