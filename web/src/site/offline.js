/** Keeps the files of the site, so that it plays without a net. `web/site.py` puts their list and its name in here. */
/** Several sites may lie at one origin, each in a folder of its own: each throws away only what was its own. */
const OURS = `polana ${self.registration.scope} `;
const NAME = `${OURS}%NAME%`;
const FILES = %FILES%;
/** Files that not everybody needs, each named by its content: kept from when somebody has fetched them. */
const LATE = %LATE%;

self.addEventListener('install', (event) => {
  // Asked whether they are still the same, since some keep their names; what the page has just fetched is not sent again.
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(fresh)));
});

// A new version waits until no page is open: nobody gets half of each. The lobby may take it before, if no other page is.
self.addEventListener('message', (event) => {
  if (event.data !== 'take') return;
  const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(pages.then((open) => (open.length > 1 ? event.source.postMessage('others') : self.skipWaiting())));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().then(() => self.clients.claim()));
});

/** What came late and is still the same goes on being kept; all else of older versions is thrown away. */
async function takeOver() {
  const kept = await caches.open(NAME);
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === NAME) continue;
    const old = await caches.open(name);
    for (const file of LATE) {
      const found = await old.match(file);
      if (found) await kept.put(file, found);
    }
    await caches.delete(name);
  }
}

// Found by its whole address: a browser that is told to ignore what stands after `?` looks at every file that is kept.
const addresses = (files) => new Set(files.map((file) => new URL(file, self.location.href).href));
const [KEPT, COMING] = [addresses(FILES), addresses(LATE)];
let shelf;

async function answered(request, place) {
  shelf ??= caches.open(NAME);
  const found = await (await shelf).match(place);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && COMING.has(place)) await (await shelf).put(place, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  // All places of the page are one file; where the reader is stands after `?`.
  const place = event.request.url.split(/[?#]/, 1)[0];
  if (event.request.method === 'GET' && (KEPT.has(place) || COMING.has(place))) event.respondWith(answered(event.request, place));
});
