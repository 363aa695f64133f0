/** Runs the end-to-end tests: `npm run e2e`, or some of them by name. Build first. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, openHouse, shot, visitor } from './house.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const names = process.argv.slice(2);
const files = readdirSync(here).filter((file) => file.endsWith('.e2e.mjs') && (names.length === 0 || names.some((name) => file.includes(name))));
const house = await openHouse();
const browser = await openBrowser();
let failed = 0;
for (const file of files) {
  const opened = [];
  const open = async (how) => {
    const made = await visitor(browser, how);
    opened.push(made);
    return made;
  };
  const began = Date.now();
  try {
    const { default: test } = await import(join(here, file));
    const said = await test({ open, url: house.url });
    console.log(`ok    ${file} (${Math.round((Date.now() - began) / 1000)} s${said ? `, ${said}` : ''})`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${file}: ${error instanceof Error ? error.message : error}`);
    for (const [index, { page, complaints }] of opened.entries()) {
      await shot(page, `failed-${file.replace('.e2e.mjs', '')}-${index}`).catch(() => undefined);
      for (const complaint of complaints) console.log(`      ${complaint}`);
    }
  }
  for (const { context } of opened) await context.close();
}
await browser.close();
await house.close();
process.exit(failed ? 1 : 0);
