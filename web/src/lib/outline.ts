/** Any board in words, from the names its zones and things have for a screen reader. */

export interface Entry {
  name: string;
  things: string[];
}

function spoken(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The zones of a board in their order, and in each the names of its things. */
export function outlineOf(board: ParentNode): Entry[] {
  return [...board.querySelectorAll('[data-zone]')].map((zone) => {
    const own = [...zone.querySelectorAll('[data-id]')].filter((thing) => thing.parentElement?.closest('[data-zone]') === zone);
    return { name: spoken(zone), things: own.map(spoken).filter(Boolean) };
  });
}
