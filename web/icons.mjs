/** Draws the icons of the installed application from public/favicon.svg: `npm run icons`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './e2e/house.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const svg = readFileSync(join(here, 'public', 'favicon.svg'), 'utf8');
const [temple] = svg.match(/<path[^>]*\/>/);
const DARK = '#2c1722';

/** The temple on a ground of a colour (none: see-through), so large a part of the square. */
const drawn = (ground, part, paint = temple, corner = 0) => {
  const side = 32 / part;
  const from = (32 - side) / 2;
  const rect = ground ? `<rect x="${from}" y="${from}" width="${side}" height="${side}" rx="${corner}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${side} ${side}" width="100%" height="100%">${rect}${paint}</svg>`;
};
const ICONS = {
  'icon-192': [192, drawn(DARK, 1, temple, 7)],
  'icon-512': [512, drawn(DARK, 1, temple, 7)],
  'maskable-512': [512, drawn(DARK, 0.78)], // a circle may be cut out of it
  'apple-180': [180, drawn(DARK, 0.92)],
  'badge-96': [96, drawn('', 1.15, temple.replace('#f3d791', '#fff'))], // only its outline counts
};

mkdirSync(join(here, 'public', 'icons'), { recursive: true });
const browser = await openBrowser();
for (const [name, [size, image]] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;width:${size}px;height:${size}px">${image}</body>`);
  writeFileSync(join(here, 'public', 'icons', `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
