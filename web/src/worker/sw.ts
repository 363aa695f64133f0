/**
 * The service worker: the page opens without a connection, what can be read stays readable, and a
 * message brings a notification. The page itself comes from the server whenever that answers, and
 * from the cache only if it does not; what it then does first is to see whether it is still the
 * newest (`lib/fresh`). Nothing of the API is kept but what can be read.
 */
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string; // a hash of everything the client is made of
declare const FILES: string[];

const SHELL = `ludi-shell-${BUILD}`;
const READING = `ludi-reading-${BUILD}`;
const PATIENCE = 4000; // milliseconds for the server to begin an answer, where we have another
const READABLE = /^\/api\/games(\/[a-z0-9-]+\/(rules|aid|reference|texts|lessons|lessons\/texts))?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('ludi-') && name !== SHELL && name !== READING) await readAgain(name);
      await self.clients.claim();
    })(),
  );
});

/** An older build's cache goes; what was kept to be read is fetched anew, in the form of today. */
async function readAgain(old: string): Promise<void> {
  if (old.startsWith('ludi-reading-')) {
    const reading = await caches.open(READING);
    for (const request of await (await caches.open(old)).keys()) await reading.add(request.url).catch(() => undefined);
  }
  await caches.delete(old);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(request));
  } else if (READABLE.test(url.pathname)) event.respondWith(reading(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (FILES.includes(url.pathname) && url.pathname !== '/' && !url.search) event.respondWith(newest(request, SHELL));
});

/** The page from the server; without one from the cache, and it says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await patient(request);
  } catch {
    const shell = await caches.match('/', { cacheName: SHELL });
    if (!shell) return Response.error();
    const text = (await shell.text()).replace('<html', '<html data-kept');
    return new Response(text, { headers: shell.headers });
  }
}

/** What can be read: as it is now if the server answers, and kept for when it does not. */
async function reading(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: READING });
  try {
    const answer = await (found ? patient(request) : fetch(request)); // without another one it may take its time
    if (answer.ok) await (await caches.open(READING)).put(request, answer.clone());
    return answer;
  } catch {
    if (!found) return Response.error();
    const headers = new Headers(found.headers);
    headers.set('X-Kept', 'yes'); // lib/line: it is not the server that answered
    return new Response(found.body, { headers });
  }
}

async function newest(request: Request, name: string): Promise<Response> {
  try {
    return await patient(request);
  } catch {
    return (await caches.match(request, { cacheName: name })) ?? Response.error();
  }
}

/** A file whose name changes with its content: the first one is as good as the newest. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: SHELL });
  return found ?? fetch(request);
}

/** An answer of the server itself, soon; what a proxy says for a server that is down is none. */
async function patient(request: Request): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  if ([502, 503, 504].includes(answer.status)) throw new Error(String(answer.status));
  return answer;
}

// ---------------------------------------------------------------- notifications

interface Told {
  id: string;
  title: string;
  body: string;
  page: string;
  language: string;
  urgent: boolean;
}

self.addEventListener('push', (event) => {
  let told: Partial<Told> = {};
  try {
    told = event.data?.json() as Told;
  } catch {
    // Something has come: that much can be said.
  }
  // The same tag: a message that comes twice is one notification, and makes no second sound.
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Ludi Romani', {
      body: told.body ?? '',
      tag: told.id ?? 'ludi',
      lang: told.language ?? '',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      requireInteraction: told.urgent ?? false,
      data: { page: told.page ?? '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page: where } = event.notification.data as { page: string };
  event.waitUntil(
    (async () => {
      const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (!open) return self.clients.openWindow(where);
      await open.focus();
      return open.postMessage({ type: 'go', page: where });
    })(),
  );
});

export {};
