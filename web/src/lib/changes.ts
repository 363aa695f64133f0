/** What changed in a state: the places (JSON Pointers) that hold something else now, and what. */

export type Changes = Record<string, unknown>;

type Container = Record<string, unknown> | unknown[];

/** The state after some changes. The old one stays as it is, and what did not change is shared. */
export function applied<T extends object>(state: T, changes: Changes): T {
  const root: Container = copied(state as Container);
  const fresh = new Set<unknown>([root]); // what we made ourselves need not be copied again
  for (const [place, value] of Object.entries(changes)) {
    const keys = place.split('/').slice(1).map(unescaped);
    const last = keys.pop();
    if (last === undefined) throw new Error(`no place: '${place}'`);
    let inside = root;
    for (const key of keys) {
      let part = child(inside, key);
      if (!fresh.has(part)) {
        part = copied(part);
        fresh.add(part);
        put(inside, key, part);
      }
      inside = part;
    }
    put(inside, last, value);
  }
  return root as T;
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
const copied = (value: Container): Container => (Array.isArray(value) ? [...value] : { ...value });

function child(inside: Container, key: string): Container {
  const part = Array.isArray(inside) ? inside[Number(key)] : Object.hasOwn(inside, key) ? inside[key] : undefined;
  if (typeof part !== 'object' || part === null) throw new Error(`nothing at '${key}'`);
  return part as Container;
}

function put(inside: Container, key: string, value: unknown): void {
  if (Array.isArray(inside)) inside[Number(key)] = value;
  else inside[key] = value;
}
