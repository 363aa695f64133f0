/**
 * Where we are: a path after the #, so that any server that serves one page will do and an
 * invitation never reaches a server's log.
 */

export interface Place {
  /** The parts of the path: `#/t/abc/replay` is ['t', 'abc', 'replay']. */
  parts: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2);
  return { parts: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(search) };
}

export function path(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

class Router {
  place = $state.raw<Place>({ parts: [], query: new URLSearchParams() });

  start(): void {
    const look = (): void => {
      this.place = parse(location.hash);
    };
    addEventListener('hashchange', look);
    look();
  }
}
export const router = new Router();

export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', to);
    router.place = parse(to);
  } else location.hash = to;
}
