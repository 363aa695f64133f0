/**
 * Whether this page is the one the server gives now. A page from the service worker's cache (it
 * says so: `data-kept`) makes sure of it before it asks anything of the server, and every page after
 * it has lost the connection: an old client never talks to a newer server without saying so.
 */

/** What a page begins with: its name changes with everything it is made of. */
export function entryOf(html: string): string {
  return /<script\b[^>]*\bsrc="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Whether the server has another page by now; null if it does not answer. */
async function isOld(): Promise<boolean | null> {
  try {
    const answer = await fetch('/index.html', { cache: 'no-store', signal: AbortSignal.timeout(8000) });
    if (!answer.ok) return null;
    const newest = entryOf(await answer.text());
    const mine = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
    return newest !== '' && newest !== mine;
  } catch {
    return null;
  }
}

let looking: Promise<void> | null = null;

/** Before the server is asked anything: a page that was kept must still be the newest. */
export function sureOfPage(): Promise<void> | null {
  if (typeof document === 'undefined' || !('kept' in document.documentElement.dataset)) return null;
  looking ??= (async () => {
    const old = await isOld();
    looking = null;
    if (old === null) return; // nobody there: nor will whoever asks get an answer
    if (old) {
      location.reload();
      await new Promise(() => undefined);
    }
    delete document.documentElement.dataset.kept;
  })();
  return looking;
}

const OFTEN = 5 * 60 * 1000; // milliseconds between two looks without a reason

/** Look again when the page is looked at again; `ask` says that there is something newer. */
export function watchPage(ask: () => void): () => void {
  let last = Date.now();
  const look = async (): Promise<void> => {
    last = Date.now();
    if (await isOld()) ask();
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - last > OFTEN) void look();
  });
  return () => void look();
}
