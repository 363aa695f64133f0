/**
 * Nothing out of sight: in every stored position and at every size, what is asked, what is mine and
 * what can be touched is on the screen, or one scroll away with a hint; nothing covers anything, and
 * axe has nothing to say. A telling position a game, two on a phone, or all of them: `make visible`, LUDI_VISIBLE=all.
 * `node e2e/visible.e2e.mjs FOLDER [GAME...]` writes what it finds, by game and size, with pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, openBrowser } from './house.mjs';
import { GAMES, guest, openLaidHouse, sitDown } from './laid.mjs';
import { inspect } from './inspect.mjs';
import { measure } from './measure.mjs';

const SIZES = {
  '1366x768': { width: 1366, height: 768 },
  '1440x900': { width: 1440, height: 900 },
  '1920x1080': { width: 1920, height: 1080 },
  '1366x768 at 150 %': { width: 1366, height: 768, text: 1.5 },
  '820x1180': { width: 820, height: 1180, touch: true },
  '390x844': { width: 390, height: 844, touch: true },
};
const TELLING = {
  'age-of-rome': ['fullest-hand', 'emperor'],
  'ave-roma': ['turn-five', 'most-cards'],
  'glory-to-rome': ['follow-five', 'demand'],
  'hadrians-wall': ['act-six', 'most-answers'],
  'rome-and-roll': ['act', 'place'],
};
const MOST_FAULTS = 12; // of one position, in the message of the test
const STILL = 200; // milliseconds until a board has found its place

/** All positions of one game, by mouse or by finger, in a window that changes its size; what was found, by size and position. */
async function look(browser, house, game, touch, { folder = null, telling = null } = {}) {
  const sizes = Object.entries(SIZES).filter(([, one]) => Boolean(one.touch) === touch);
  const { page, context, complaints } = await guest(browser, house, house.tables[0], sizes[0][1]);
  const found = Object.fromEntries(sizes.map(([size]) => [size, {}]));
  for (const [index, table] of house.tables.filter((one) => one.game === game && (!telling || telling[game].slice(0, touch ? 2 : 1).includes(one.name))).entries()) {
    await sitDown(page, house, table);
    for (const [size, { width, height, text = 1 }] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate((scale) => {
        document.documentElement.style.setProperty('--text-scale', String(scale));
        dispatchEvent(new Event('resize')); // the letters alone make no window larger
      }, text);
      await page.waitForTimeout(STILL);
      if (folder) await page.screenshot({ path: join(folder, `${game}-${table.name}-${size.replaceAll(' ', '')}.png`) });
      const seen = await page.evaluate(measure);
      found[size][table.name] = seen;
      // axe takes its time: every second position by mouse, the others by finger.
      if (size === sizes.at(-1)[0] && index % 2 === Number(touch)) await inspect(page, 'axe', seen.faults);
    }
  }
  await context.close();
  return Object.entries(found).map(([size, found]) => ({ game, size, found, complaints }));
}

/** Every game at every size, two pages at a time. */
async function everything(browser, house, games, how) {
  const todo = games.flatMap((game) => [false, true].map((touch) => [game, touch]));
  const done = [];
  const work = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) done.push(...(await look(browser, house, ...next, how)));
  };
  await Promise.all([work(), work()]);
  return done;
}

export default async function visible({ browser }) {
  const house = await openLaidHouse();
  try {
    const done = await everything(browser, house, GAMES, process.env.LUDI_VISIBLE === 'all' ? {} : { telling: TELLING });
    const problems = done.flatMap(({ game, size, found, complaints }) => [
      ...Object.entries(found).flatMap(([name, { faults }]) => faults.slice(0, MOST_FAULTS).map((fault) => `${game} ${name} ${size}: ${fault}`)),
      ...complaints.map((one) => `${game} ${size}: the page complains: ${one}`),
    ]);
    check(problems.length === 0, `${problems.length} faults:\n      ${problems.join('\n      ')}`);
    return `${done.reduce((sum, { found }) => sum + Object.keys(found).length, 0)} screens`;
  } finally {
    await house.close();
  }
}

/** What was found in one game, by size: faults with the positions they are in, then remarks. */
function report(game, done) {
  const lines = [`${game}: faults by size (positions in brackets), then what is one scroll away.`, 'Pictures beside this file: <game>-<position>-<size>.png', ''];
  for (const size of Object.keys(SIZES)) {
    const one = done.find((each) => each.game === game && each.size === size);
    for (const kind of ['faults', 'remarks']) {
      const where = new Map();
      for (const [name, all] of Object.entries(one.found)) for (const each of all[kind]) where.set(each, [...(where.get(each) ?? []), name]);
      lines.push(kind === 'faults' ? `== ${size}: ${where.size ? `${where.size} faults` : 'no fault'}` : where.size ? '   one scroll away:' : '');
      const most = kind === 'faults' ? 80 : 25;
      for (const [each, names] of [...where].slice(0, most)) lines.push(`   - ${each} [${names.join(', ')}]`);
      if (where.size > most) lines.push(`   ... and ${where.size - most} more`);
    }
    for (const each of one.complaints) lines.push(`   the page complains: ${each}`);
    lines.push('');
  }
  return lines.filter((line, index) => line || lines[index - 1]).join('\n');
}

if (process.argv[1]?.endsWith('visible.e2e.mjs')) {
  const [folder, ...games] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const house = await openLaidHouse();
  const browser = await openBrowser();
  const began = Date.now();
  try {
    for (const game of games.length ? games : GAMES) {
      const done = await everything(browser, house, [game], { folder });
      writeFileSync(join(folder, `${game}.txt`), report(game, done));
      console.log(`${game}  ${done.map(({ size, found }) => `${size}: ${new Set(Object.values(found).flatMap((one) => one.faults)).size}`).join(', ')}`);
    }
    console.log(`${Math.round((Date.now() - began) / 1000)} s`);
  } finally {
    await browser.close();
    await house.close();
  }
}
