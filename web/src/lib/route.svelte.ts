/** Where the reader is. Secrets come after `#`, which browsers do not send. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    const read = (): void => {
      this.path = location.pathname;
      this.hash = location.hash.slice(1);
    };
    window.addEventListener('popstate', read);
    window.addEventListener('hashchange', read);
  }
}

export const route = new Route();

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}
