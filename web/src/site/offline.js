/** Keeps the files of the site, so that it plays without a net. `web/site.py` puts their list and its name in here. */
/** Several sites may lie at one origin, each in a folder of its own: each throws away only what was its own. */
const OURS = `polana ${self.registration.scope} `;
const NAME = `${OURS}%NAME%`;
const FILES = %FILES%;

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
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

// Found by its whole address: a browser that is told to ignore what stands after `?` looks at every file that is kept.
const KEPT = new Set(FILES.map((file) => new URL(file, self.location.href).href));
let shelf;

async function answered(request, place) {
  shelf ??= caches.open(NAME);
  return (await (await shelf).match(place)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  // All places of the page are one file; where the reader is stands after `?`.
  const place = event.request.url.split(/[?#]/, 1)[0];
  if (event.request.method === 'GET' && KEPT.has(place)) event.respondWith(answered(event.request, place));
});
