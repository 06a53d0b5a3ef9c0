/** Where the reader is. Secrets come after `#`, which browsers do not send. */
import { SITE } from './site';

/**
 * The address of a place of the page (`/t/ID?at=3#KEY`): itself; or, in a folder of files that may lie anywhere, what
 * comes after `?`, since there is no file but the page to be asked for. What is an address already stays one.
 */
export const place = (path: string): string => (SITE && path.startsWith('/') ? `?${path.replace('?', '&')}` : path);

/** The place that an address stands for. */
export const placeOf = (url: { readonly pathname: string; readonly search: string }): string =>
  SITE ? ([...new URLSearchParams(url.search).keys()].find((key) => key.startsWith('/')) ?? '/') : url.pathname;

/** The whole address of a place, to be sent to somebody. */
export const linkTo = (path: string): string => new URL(place(path), location.href).href;

class Route {
  path = $state(placeOf(location));
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
  }

  read(): void {
    this.path = placeOf(location);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', place(path));
  else history.pushState(null, '', place(path));
  route.read();
}
