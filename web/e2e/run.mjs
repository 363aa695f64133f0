/** Runs the end-to-end tests: `npm run e2e`, or some of them by name. Build first. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, openHouse, shot, visitor } from './house.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const names = process.argv.slice(2);
const ON_DEMAND = ['visible', 'keyboard', 'whole-game', 'lessons']; // minutes each: `make visible`, `make whole`, `make lessons`
const SLOW = ['marked', 'whole-game', 'hadrians-wall', 'screens', 'age-of-rome', 'ave-roma', 'rome-and-roll', 'lessons', 'hints']; // first, so that nobody waits for one of them in the end
const place = (file) => SLOW.findIndex((name) => file.startsWith(name)) >>> 0;
const files = readdirSync(here).filter((file) => file.endsWith('.e2e.mjs') && (names.length === 0 ? !ON_DEMAND.some((name) => file.startsWith(name)) : names.some((name) => file.includes(name)))).sort((one, other) => place(one) - place(other));
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
if (!existsSync(chromium)) {
  console.log(`The tests in a browser are left out: there is no ${chromium} (name yours in CHROMIUM).`);
  process.exit(0);
}
const house = await openHouse();
const browser = await openBrowser();
let failed = 0;

/** Runs one file; what went wrong, or null. */
async function attempt(file) {
  const opened = [];
  const open = async (how) => {
    const made = await visitor(browser, how);
    opened.push(made);
    return made;
  };
  const began = Date.now();
  let problem = null;
  try {
    const { default: test } = await import(join(here, file));
    const said = await test({ open, url: house.url, browser });
    console.log(`ok    ${file} (${Math.round((Date.now() - began) / 1000)} s${said ? `, ${said}` : ''})`);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    console.log(`FAIL  ${file}: ${problem}`);
    for (const [index, { page, complaints }] of opened.entries()) {
      await shot(page, `failed-${file.replace('.e2e.mjs', '')}-${index}`).catch(() => undefined);
      for (const complaint of complaints) console.log(`      ${complaint}`);
    }
  }
  for (const { context, page } of opened) {
    // What is still under way when a test has seen enough is no fault of it.
    if (!page.isClosed()) for (const one of [page, context]) await one.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return problem;
}

/** Takes one file after the other until none is left; three visitors at a time fill the waiting. */
async function work() {
  for (let file = files.shift(); file; file = files.shift()) {
    if ((await attempt(file)) === null) continue;
    console.log(`again ${file}: a real browser on a busy machine gets a second chance`);
    if ((await attempt(file)) !== null) failed += 1;
  }
}

await Promise.all([work(), work(), work()]);
await browser.close();
await house.close();
process.exit(failed ? 1 : 0);
