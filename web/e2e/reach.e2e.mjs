/** Being told while one is away, and reading without a connection: settings, service worker, offline page. */
import { createServer } from 'node:http';
import { check, openHouse, post, shot } from './house.mjs';

export default async function reach({ open }) {
  const arrived = [];
  const sink = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      arrived.push(JSON.parse(body));
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const hook = `http://127.0.0.1:${sink.address().port}/hook`;
  const house = await openHouse({ LUDI_PRIVATE_ADDRESSES: 'yes', LUDI_PUSH_CONTACT: 'mailto:host@ludi.test' });
  try {
    const { page, context, complaints } = await open({ reduced: true, worker: true });
    await page.goto(house.url);
    await page.waitForSelector('text=Salve.');
    await post(page, '/guests', { nickname: 'Livia', language: 'fr' });

    // A webhook, tried; quiet hours and a kind, still there after a reload.
    await page.goto(`${house.url}/#/settings`);
    await page.reload();
    await page.waitForSelector('#notify');
    await page.waitForSelector('text=Prévenir ce navigateur');
    await page.waitForSelector('text=LUDI_SMTP_HOST');
    await page.fill('.notify input[type=url]', hook);
    await page.click('.notify form:has(input[type=url]) button');
    await page.click('.notify li button:has-text("Essai")');
    await page.waitForSelector('text=Un message d’essai est parti.');
    check(arrived.length === 1 && arrived[0].text.startsWith('Salve'), 'the trial message has arrived');
    await page.getByLabel('Ne rien me dire la nuit').check();
    await page.getByLabel('Une partie commence').uncheck();
    await page.fill('.notify input[type=time] >> nth=0', '21:30');
    await page.locator('.notify input[type=time]').first().blur();
    await page.waitForFunction(async () => (await (await fetch('/api/me/notices')).json()).wishes?.quiet_from === '21:30', null, { polling: 300 });
    await page.reload();
    await page.waitForSelector('.notify input[type=time]');
    check((await page.inputValue('.notify input[type=time] >> nth=0')) === '21:30', 'quiet hours are kept');
    check(!(await page.getByLabel('Une partie commence').isChecked()), 'so is what is not told');
    await page.click('.notify li button:has-text("Retirer")');
    await page.waitForSelector('.notify li', { state: 'detached' });

    // The service worker takes over; everything is kept to be read.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.click('text=Tout garder pour lire hors ligne');
    await page.waitForSelector('text=sont gardées dans ce navigateur', { timeout: 60000 });

    // No connection: the page opens all the same, and says what there is.
    await context.setOffline(true);
    await page.goto('about:blank');
    await page.goto(`${house.url}/#/`);
    await page.waitForSelector('text=Pas de connexion au serveur');
    check(await page.evaluate(() => 'kept' in document.documentElement.dataset), 'the page knows where it comes from');
    await shot(page, 'offline');
    await page.locator('.panel li').first().locator('a').last().click();
    await page.waitForSelector('article h2');
    await page.goto(`${house.url}/#/rules/hadrians-wall`);
    await page.waitForSelector('.toc li');
    await page.goto(`${house.url}/#/rules/hadrians-wall/aid`);
    await page.waitForSelector('main h1, main h2');
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const urls = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)));
      return urls.flat().filter((path) => path.startsWith('/api/'));
    });
    check(stored.length >= 25 && stored.every((path) => path.startsWith('/api/games')), 'nothing of the API is kept but what can be read');

    // The connection is back: the page looks whether it is still the newest before it asks anything.
    await page.goto(`${house.url}/#/`);
    await page.waitForSelector('text=Pas de connexion au serveur');
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await page.waitForSelector('text=Salve, Livia.', { timeout: 30000 });
    const first = asked.find((path) => path === '/index.html' || path.startsWith('/api/'));
    check(first === '/index.html', `first of all the page asks for itself, not for ${first}`);
    check(!(await page.evaluate(() => 'kept' in document.documentElement.dataset)), 'and knows that it is the newest');
    const loud = complaints.filter((one) => !/401|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/.test(one));
    check(loud.length === 0, `the page complains: ${loud[0]}`);
  } finally {
    await house.close();
    sink.close();
  }
}
