/** For the end-to-end tests: a server of our own with an empty database, and a browser. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '..', '..');
export const shots = join(here, 'shots');

async function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What is said to the tests is none of the server's business: it refuses settings that it does not know. */
const OURS = ['LUDI_LESSONS', 'LUDI_MARKED', 'LUDI_PYTHON', 'LUDI_TALK', 'LUDI_URL', 'LUDI_VISIBLE'];
export const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.includes(name)));

export const python = process.env.LUDI_PYTHON ?? join(root, '.venv', 'bin', 'python');

/** A server on a free port, serving web/dist; LUDI_URL names a running one instead of the usual one. What `furnish` does with the database comes first. */
export async function openHouse(env = {}, furnish = null) {
  if (process.env.LUDI_URL && !furnish && Object.keys(env).length === 0) return { url: process.env.LUDI_URL, close: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'ludi-e2e-'));
  const database = `sqlite:///${folder}/ludi.db`;
  await furnish?.(database);
  const port = await freePort();
  const child = spawn(python, ['-m', 'ludi.server', '--port', String(port), '--database', database], {
    cwd: root,
    env: { PYTHONPATH: join(root, 'src'), ...inherited, LUDI_LIMITS: 'no', LUDI_BOT_PACE: process.env.LUDI_BOT_PACE ?? '0', LUDI_REVIEW_SECONDS: process.env.LUDI_REVIEW_SECONDS ?? '4', LUDI_LOG: 'warning', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    try {
      if ((await fetch(`${url}/health`)).ok) break;
    } catch {
      // not yet
    }
    if (tries > 600 || child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const close = async () => {
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, close };
}

export async function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run', '--mute-audio'],
  });
}

/** What is marked, once the table has said what it does: before that, a yes to what is final does not count. */
export const READY = '.prompt .best[aria-busy="false"]';

/** The bots a table is opened with answer at once: here the page is tested, not their thinking. */
async function hurryBots(route) {
  const asked = route.request();
  if (asked.method() !== 'POST') return route.continue();
  const body = asked.postDataJSON();
  for (const seat of body.seats ?? []) if (seat.kind === 'bot' && seat.level !== 'random') seat.level = 'greedy';
  return route.continue({ postData: JSON.stringify(body) });
}

/** A person at a browser; what the page complains about is collected in `complaints`. */
export async function visitor(browser, { width = 1440, height = 900, locale = 'fr-FR', dark = false, touch = false, reduced = false, worker = false } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: worker ? 'allow' : 'block', // what one answers, no test would see
    reducedMotion: reduced ? 'reduce' : 'no-preference',
  });
  await context.route('**/api/tables', hurryBots);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    // A guest is nobody yet (401); a preview may come too late when somebody clicks fast (422).
    const expected = /status of 401/.test(message.text()) || message.location().url.includes('/preview');
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(process.env.LUDI_TALK ? `${error} ${error.stack}` : String(error)));
  page.on('response', (response) => {
    if (response.status() < 400 || response.status() === 401 || !process.env.LUDI_TALK) return;
    void response.text().then((text) => console.log(response.status(), response.url(), response.request().postData(), text.slice(0, 200)));
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['127.0.0.1', 'localhost'].includes(url.hostname) && url.protocol.startsWith('http')) complaints.push(`outside request: ${url}`);
  });
  return { context, page, complaints };
}

export async function shot(page, name) {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

export function check(truth, sentence) {
  if (!truth) throw new Error(sentence);
}

/** Ask the server for something, as the page would. */
export const post = (page, path, body) =>
  page.evaluate(
    async ([where, what]) => (await fetch(`/api${where}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(what) })).json(),
    [path, body],
  );

/** The table of the page as the server has it. */
export const stateOf = (page, seat = 0) => page.evaluate(async (one) => (await fetch(`/api/tables/${location.hash.split('/')[2]}/state?seat=${one}`)).json(), seat);

/** What legal actions touch and is not on the board; the page may be a moment behind the server. */
export async function missing(page) {
  for (let tries = 0; ; tries++) {
    const { legal } = await stateOf(page);
    const things = new Set(await page.evaluate(() => [...document.querySelectorAll('[data-id]')].map((one) => one.getAttribute('data-id'))));
    const lost = [...new Set(legal.flatMap((one) => one.touches))].filter((thing) => !things.has(thing));
    if (lost.length === 0 || tries === 5) return lost;
    await page.waitForTimeout(300);
  }
}
