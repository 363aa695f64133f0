/** Things of the board by their ids. */

/** An id, then the ids of what holds it: `seat2/stockpile/brick`, `seat2/stockpile`, `seat2`. */
export function holders(id: string): string[] {
  const parts = id.split('/');
  return parts.map((_, place) => parts.slice(0, parts.length - place).join('/'));
}

/** The element of an attribute and an id, if it can be seen. */
function seen(attribute: 'data-id' | 'data-holds', id: string, root: ParentNode): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`[${attribute}="${CSS.escape(id)}"]`)];
  return found.find((one) => one.getClientRects().length > 0) ?? null;
}

/** What a board shows for everything under an id ("seat2"): it says so with `data-holds`. */
export function holderOf(id: string, root: ParentNode = document): HTMLElement | null {
  return seen('data-holds', id, root);
}

/** The element of a thing, or of the nearest that holds it and can be seen. */
export function elementOf(id: string, root: ParentNode = document): HTMLElement | null {
  for (const one of holders(id)) {
    const found = (one === id ? null : holderOf(one, root)) ?? seen('data-id', one, root);
    if (found) return found;
  }
  return null;
}

/** The ids that are on the board: each as it is, or what holds it. */
export function onBoard(ids: readonly string[], root: ParentNode = document): string[] {
  return [...new Set(ids.flatMap((id) => elementOf(id, root)?.dataset.id ?? []))];
}
