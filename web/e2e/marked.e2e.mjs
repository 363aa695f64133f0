/**
 * In every game, by keyboard alone: whatever is chosen by key, from the list or on the board, the
 * button marked with Enter has the focus, and is what the server gets when Enter is pressed. Enter
 * again plays nothing else; Escape takes the choice back. LUDI_MARKED=all: in all stored positions.
 */
import { READY, check, post, stateOf } from './house.mjs';
import { guest, openLaidHouse, sitDown } from './laid.mjs';

const GAMES = ['glory-to-rome', 'hadrians-wall', 'age-of-rome', 'ave-roma', 'rome-and-roll'];
const CHOICES = 7; // a game, by keyboard
const LONG = 30; // moves a game, with those that only lead on to another kind of step
const WAYS = ['key', 'list', 'board', 'typed', 'stop'];

const marked = (page) =>
  page.evaluate(() => {
    const button = document.querySelector('.prompt .best');
    const mark = button?.querySelector('.kbd');
    return { action: button ? Number(button.dataset.action) : null, shown: mark ? getComputedStyle(mark).visibility === 'visible' : false, focused: document.activeElement === button };
  });

/** Wait for the mark; false if the choice led on to a further one. */
async function chosen(page) {
  return page
    .waitForSelector('.prompt .best', { timeout: 700 })
    .then(() => page.waitForSelector(READY))
    .then(() => true)
    .catch(() => false);
}

async function fromList(page) {
  await page.waitForSelector('.list input:focus');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Choose something in one of the ways; true: an action is marked. */
async function choose(page, way, turn) {
  const prompt = async (key) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
    if (await page.locator('.list').count()) await fromList(page);
    return chosen(page);
  };
  if (way === 'stop' && (await page.locator('.acts .kbd:text-is("0")').count())) return prompt('0');
  if (way === 'typed') {
    await page.keyboard.press('/');
    const input = await page.waitForSelector('.list input:focus', { timeout: 1500 }).catch(() => null);
    if (!input) return prompt('1');
    await page.keyboard.type('e');
    if (await page.locator('.list .kbd').count()) {
      await page.keyboard.press('Enter'); // the first line is marked
      return chosen(page);
    }
    await page.keyboard.press('Escape');
  }
  if (way === 'list') {
    await page.keyboard.press('/');
    await page.waitForTimeout(60);
    if (await page.locator('.list').count()) {
      await fromList(page);
      return chosen(page);
    }
  }
  if (way === 'board') {
    for (let deep = 0; deep < 4; deep++) {
      const there = await page.evaluate((nth) => {
        const things = [...document.querySelectorAll('.stage .legal, .stage .legal2')].filter((one) => one.getClientRects().length > 0);
        const thing = things[nth % Math.max(1, things.length)];
        thing?.focus();
        return document.activeElement === thing && thing !== undefined;
      }, turn + deep);
      if (!there) break;
      await page.keyboard.press('Enter');
      if (await chosen(page)) return true;
    }
  }
  return prompt(String(1 + (turn % 3)));
}

/** Choose in one way, perhaps take it back and choose anew, and play it; false: nothing came to be marked. */
async function marks(page, before, way, turn, where, sent, takeBack, seat = 0) {
  sent.length = 0;
  if (!(await choose(page, way, turn))) {
    check(sent.length === 0, `${where}: played before anything was marked`);
    for (let more = 0; more < 4; more++) await page.keyboard.press('Escape');
    return false;
  }
  await page.waitForTimeout(60);
  let mark = await marked(page);
  check(mark.focused && mark.shown, `${where}: what is marked has the focus`);
  check(before.legal.some((one) => one.id === mark.action), `${where}: what is marked is legal`);
  if (takeBack) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(60);
    check((await marked(page)).action !== mark.action && sent.length === 0, `${where}: Escape takes the choice back`);
    for (let more = 0; more < 3; more++) await page.keyboard.press('Escape');
    if (!(await choose(page, 'key', 0)) && !(await choose(page, way, turn))) return false;
    await page.waitForTimeout(60);
    mark = await marked(page);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  for (let tries = 0; tries < 60 && sent.length === 0; tries++) await page.waitForTimeout(50);
  check(sent.length === 1 && sent[0].status === 200 && sent[0].action === mark.action, `${where}: marked ${mark.action}, but the server got ${JSON.stringify(sent)}`);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(120);
  check(sent.length === 1, `${where}: a further Enter played ${JSON.stringify(sent.slice(1))}`);
  check((await stateOf(page, seat)).number > before.number, `${where}: the table has moved on`);
  return true;
}

const ALWAYS = () => localStorage.setItem('ludi.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('ludi.settings') ?? '{}'), confirm: 'always' }));

/** What the page sends to be played. */
function overheard(page) {
  const sent = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('/plays')) sent.push({ status: response.status(), action: response.request().postDataJSON().action });
  });
  return sent;
}

/** All stored positions, a kind of step each, in one way after the other: LUDI_MARKED=all. */
async function everyPosition(browser) {
  const house = await openLaidHouse();
  try {
    const { page, complaints } = await guest(browser, house, house.tables[0], { width: 1366, height: 768 });
    await page.goto(house.url);
    await page.evaluate(ALWAYS);
    await page.reload();
    const sent = overheard(page);
    const silent = []; // a choice on the board alone, such as where to draw, has one way only
    let played = 0;
    for (const [index, table] of house.tables.filter((one) => !one.over).entries()) {
      await sitDown(page, house, table);
      const seat = await page.evaluate(async () => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}`)).json()).mine[0]);
      const before = await stateOf(page, seat);
      const where = (way) => `${table.game} ${table.name}, ${before.step}, by ${way}`;
      let done = false;
      for (let tries = 0; tries < WAYS.length && !done; tries++) {
        const way = WAYS[(index + tries) % WAYS.length];
        done = await marks(page, before, way, index, where(way), sent, index % 2 === 0, seat);
      }
      if (done) played += 1;
      else silent.push(where('any way'));
    }
    check(silent.length === 0, `nothing came to be marked: ${silent.join('; ')}`);
    check(complaints.length === 0, `the page complains: ${complaints[0]}`);
    return `${played} positions`;
  } finally {
    await house.close();
  }
}

export default async function theMarkedIsPlayed({ open, url, browser }) {
  if (process.env.LUDI_MARKED === 'all') return everyPosition(browser);
  const { page, complaints } = await open({ width: 1366, height: 768, reduced: true });
  await page.goto(url);
  await page.waitForSelector('.alone:not([disabled])');
  await page.evaluate(ALWAYS);
  await post(page, '/guests', { language: 'fr' });
  const sent = overheard(page);
  const told = [];
  for (const game of GAMES) {
    const table = await post(page, '/tables', { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }], options: {} });
    if (table.status === 'waiting') await post(page, `/tables/${table.id}/start`, {});
    await page.goto(`${url}/#/t/${table.id}`);
    await page.reload();
    const steps = new Map();
    let done = 0;
    for (let turn = 0; turn < LONG && done < CHOICES; turn++) {
      await page.waitForFunction(() => document.querySelector('.prompt.mine, .prompt a[href$="/result"]') && !document.querySelector('.sentbar'), null, { timeout: 30000 });
      const before = await stateOf(page);
      if (before.status !== 'playing') break;
      if (before.legal.length === 0) continue;
      // Every kind of step in every way it has.
      const met = steps.get(before.step) ?? 0;
      if (met > 0 && turn < LONG - CHOICES) {
        const action = before.legal[(turn * 7) % before.legal.length].id;
        await post(page, `/tables/${table.id}/plays`, { seat: 0, number: before.number, action });
        await page.waitForTimeout(40);
        continue;
      }
      steps.set(before.step, met + 1);
      const way = WAYS[(met + turn) % WAYS.length];
      const where = `${game}, ${before.step}, by ${way}`;
      await page.waitForFunction((at) => Number(document.querySelector('.prompt')?.dataset.number) === at, before.number, { timeout: 4000 }).catch(() => undefined);
      if (await marks(page, before, way, turn, where, sent, done % 2 === 0)) done += 1;
    }
    told.push(`${game} ${[...steps.values()].reduce((sum, one) => sum + one, 0)} choices, ${steps.size} kinds`);
    check(steps.size >= 2, `${game}: only ${[...steps.keys()].join(', ')}`);
  }
  check(complaints.length === 0, `the page complains: ${complaints[0]}`);
  return told.join('; ');
}
