/** The rules page: search, pictures of the board, a phone; and each player aid fits one printed page. */
import { check } from './house.mjs';
import { GAMES } from './laid.mjs';

const FOUND = [ // a thing, a word, a rule
  ['forteresse', 'tr[id="rule-plan-fortress"]'],
  ['surveillant', '#rule-glossary dt'],
  ['contiguite', '#rule-adjacency'],
];
const PICTURES = { 'age-of-rome': 2, 'ave-roma': 2, 'glory-to-rome': 2, 'hadrians-wall': 2, 'rome-and-roll': 3 };

/** Every picture is there once it has been scrolled to, with something of the board in it. */
async function lookAtPictures(page, game) {
  const windows = page.locator('figure .window');
  check((await windows.count()) === PICTURES[game], `${game}: ${await windows.count()} pictures`);
  for (let at = 0; at < PICTURES[game]; at++) {
    await windows.nth(at).scrollIntoViewIfNeeded();
    await page.waitForFunction((one) => (document.querySelectorAll('figure .window')[one]?.clientHeight ?? 0) > 80, at);
  }
}

export default async function test({ open, url }) {
  const { page, complaints } = await open({ locale: 'fr-FR' });
  await page.goto(`${url}/#/rules/rome-and-roll`);
  for (const [typed, wanted] of FOUND) {
    await page.fill('input[type=search]', typed);
    await page.waitForSelector(wanted, { state: 'attached' });
  }
  await page.fill('input[type=search]', '');
  check((await page.locator('#rule-dice .mdi').count()) > 8, 'the faces of the dice have icons');
  for (const game of GAMES) {
    await page.goto(`${url}/#/rules/${game}`);
    await page.waitForSelector('#rule-goal');
    await page.waitForFunction((name) => document.querySelector('.hash')?.getAttribute('href')?.includes(name), game);
    await lookAtPictures(page, game);
  }

  const sizes = [];
  for (const locale of ['fr-FR', 'en-GB']) {
    const reader = await open({ locale });
    for (const game of GAMES) {
      await reader.page.goto(`${url}/#/rules/${game}/aid`);
      await reader.page.waitForSelector(`.aid h2 a[href*="${game}"]`);
      const pdf = await reader.page.pdf({ preferCSSPageSize: true });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      if (pages !== 1) sizes.push(`${game} ${locale}: ${pages}`);
    }
    check(reader.complaints.length === 0, reader.complaints.join('\n'));
  }
  check(sizes.length === 0, `player aids of more than one page: ${sizes.join(', ')}`);

  const phone = await open({ locale: 'fr-FR', width: 390, height: 844, touch: true });
  for (const place of ['rules/hadrians-wall', 'rules/hadrians-wall/aid']) {
    await phone.page.goto(`${url}/#/${place}`);
    await phone.page.waitForSelector('main h2 a');
    const over = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(over <= 0, `${place} scrolls sideways by ${over} pixels`);
  }
  // A phone has less room than a board on a laptop: its pictures are those of a laptop all the same.
  await phone.page.goto(`${url}/#/rules/age-of-rome`);
  await phone.page.waitForSelector('figure .window');
  await lookAtPictures(phone.page, 'age-of-rome');
  check(complaints.length === 0 && phone.complaints.length === 0, [...complaints, ...phone.complaints].join('\n'));
}
