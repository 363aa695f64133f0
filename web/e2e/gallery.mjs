/**
 * Pictures of every screen, to be looked at: all stored positions and the screens around the table,
 * on a laptop and a phone, light and dark, French and English. `make gallery`, or some by name:
 * `node e2e/gallery.mjs glory-to-rome home`. shots/gallery/index.html shows them side by side.
 * `node e2e/gallery.mjs --docs` makes the few small ones of docs/images instead.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, root, shots } from './house.mjs';
import { GAMES, guest, openLaidHouse, sitDown } from './laid.mjs';

const FOLDER = join(shots, 'gallery');
const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844, touch: true } };
const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' };
const THEMES = ['light', 'dark'];
const DOCS = [
  ['glory-to-rome', 'fullest-hand', 'laptop', 'en', 'light'],
  ['hadrians-wall', 'act', 'laptop', 'en', 'light'],
  ['age-of-rome', 'place', 'laptop', 'en', 'dark'],
  ['rome-and-roll', 'place', 'laptop', 'en', 'light'],
  ['ave-roma', 'most-cards', 'laptop', 'en', 'light'],
  ['rome-and-roll', 'act', 'phone', 'en', 'light'],
];

const asked = process.argv.slice(2);
const wanted = (...names) => asked.length === 0 || names.some((name) => asked.includes(name));

/** One page in both themes. */
async function take(page, name, variant) {
  for (const theme of THEMES) {
    await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme);
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(FOLDER, `${name}--${variant}-${theme}.png`) });
  }
}

/** The screens around a table; a game's own are taken with the guest of its finished table. */
const AROUND = [
  ['home', '#/', '.alone:not([disabled])'],
  ...GAMES.map((game) => [`new-${game}`, `#/new/${game}?with=friends`, '.seats .seat']),
  ...GAMES.map((game) => [`rules-${game}`, `#/rules/${game}`, 'article section']),
  ['campaign', '#/campaign/hadrians-wall', 'main h2, main ol'],
  ['games', '#/games', 'main'],
  ['profile', '#/profile', '.panel'],
  ['settings', '#/settings', '.opt'],
];
const ENDED = [
  ['result', '.pod .pd, .end'],
  ['review', '.rev .curve'],
  ['replay', '.scrub input[type=range]'],
];

async function around(browser, house, size, language) {
  const first = house.tables.find((one) => one.over);
  const { page, context } = await guest(browser, house, first, { ...SIZES[size], locale: LANGUAGES[language] });
  for (const [name, hash, ready] of AROUND) {
    if (!wanted(name, name.split('-')[0])) continue;
    await page.goto(`${house.url}/${hash}`);
    await page.waitForSelector(ready);
    await page.waitForTimeout(500);
    await take(page, `around-${name}`, `${size}-${language}`);
  }
  await context.close();
}

async function at(browser, house, table, size, language) {
  if (!wanted(table.game, table.name, `${table.game}-${table.name}`)) return;
  const { page, context } = await guest(browser, house, table, { ...SIZES[size], locale: LANGUAGES[language] });
  await sitDown(page, house, table);
  await page.waitForTimeout(300);
  await take(page, `${table.game}-${table.name}`, `${size}-${language}`);
  for (const [screen, ready] of table.over ? ENDED : []) {
    await page.goto(`${house.url}/#/t/${table.id}/${screen}${screen === 'replay' ? '?number=12' : ''}`);
    await page.waitForSelector(ready, { timeout: 60000 });
    await page.waitForTimeout(500);
    await take(page, `${table.game}-${table.name}-${screen}`, `${size}-${language}`);
  }
  await context.close();
}

/** The pictures of the documentation, small enough to be kept. */
async function forDocs(browser, house) {
  const folder = join(root, 'docs', 'images');
  mkdirSync(folder, { recursive: true });
  for (const [game, name, size, language, theme] of DOCS) {
    const table = house.tables.find((one) => one.game === game && one.name === name);
    const { page, context } = await guest(browser, house, table, { ...SIZES[size], locale: LANGUAGES[language], dark: theme === 'dark' });
    await sitDown(page, house, table);
    await page.waitForTimeout(500);
    const png = (await page.screenshot()).toString('base64');
    // The browser packs them: it is the only one here who can.
    const packed = await page.evaluate(async (data) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.72).split(',')[1];
    }, png);
    writeFileSync(join(folder, `${game}${size === 'phone' ? '-phone' : ''}.webp`), Buffer.from(packed, 'base64'));
    await context.close();
  }
  console.log(folder);
}

/** A page with a row a screen and a column a variant. */
function index() {
  const rows = new Map();
  for (const file of readdirSync(FOLDER).filter((one) => one.endsWith('.png')).sort()) {
    const [name, variant] = file.slice(0, -4).split('--');
    rows.set(name, [...(rows.get(name) ?? []), { file, variant }]);
  }
  const body = [...rows].map(([name, files]) => `<section><h2>${name}</h2><div>${files.map(({ file, variant }) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${variant}"><small>${variant}</small></a>`).join('')}</div></section>`);
  const style = 'body{font:14px sans-serif;background:#444;color:#eee;margin:16px}div{display:flex;gap:8px;overflow-x:auto}img{height:380px;display:block}a{color:inherit;flex:none}h2{margin:16px 0 6px;font-size:16px}';
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Ludi Romani</title><style>${style}</style>${body.join('\n')}`);
}

/** All of them, two pages at a time. */
async function everything(browser, house) {
  mkdirSync(FOLDER, { recursive: true });
  const todo = Object.keys(SIZES).flatMap((size) =>
    Object.keys(LANGUAGES).flatMap((language) => [() => around(browser, house, size, language), ...house.tables.map((table) => () => at(browser, house, table, size, language))]),
  );
  const work = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) await next();
  };
  await Promise.all([work(), work()]);
  index();
  console.log(join(FOLDER, 'index.html'));
}

const house = await openLaidHouse({ apart: true });
const browser = await openBrowser();
try {
  if (asked.includes('--docs')) await forDocs(browser, house);
  else await everything(browser, house);
} finally {
  await browser.close();
  await house.close();
}
