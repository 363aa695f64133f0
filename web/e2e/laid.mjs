/** A house with the stored positions on its tables, and a guest who sits at the seat that is asked. */
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inherited, openHouse, python, root, visitor } from './house.mjs';

const here = dirname(fileURLToPath(import.meta.url));

export const GAMES = ['age-of-rome', 'ave-roma', 'glory-to-rome', 'hadrians-wall', 'rome-and-roll'];

/** The house and its tables: { game, name, id, over, cookie }. `apart`: each has a guest of its own. */
export async function openLaidHouse({ apart = false } = {}) {
  let tables;
  const house = await openHouse({}, async (database) => {
    const { stdout } = await promisify(execFile)(python, [join(here, 'lay.py'), database, ...(apart ? ['--apart'] : [])], { cwd: root, env: { PYTHONPATH: join(root, 'src'), ...inherited }, maxBuffer: 1 << 24 });
    tables = JSON.parse(stdout);
  });
  return { ...house, tables };
}

/** The guest of a table at a browser; `text` is the size of the letters, 1.5 for half as large again. */
export async function guest(browser, house, table, { text = 1, ...how } = {}) {
  const made = await visitor(browser, { reduced: true, ...how });
  await made.context.addCookies([{ name: 'ludi', value: table.cookie, url: house.url }]);
  const language = (how.locale ?? 'fr-FR').slice(0, 2);
  await made.context.addInitScript(
    ([size, language]) => {
      if (localStorage.getItem('ludi.settings')) return;
      localStorage.setItem('ludi.settings', JSON.stringify({ size, language }));
    },
    [text, language],
  );
  return made;
}

/** Open a table and wait until its board stands still. */
export async function sitDown(page, house, table) {
  await page.goto(`${house.url}/#/t/${table.id}${table.over ? '/board' : ''}`);
  await page.waitForSelector('.stage [data-id]', { state: 'attached' });
  await page.waitForFunction((over) => over || document.querySelector('.prompt.mine .acts .btn'), table.over);
  await page.waitForTimeout(200);
}
