/** Things of the board by their ids. */

/** An id, then the ids of what holds it: `seat2/stockpile/brick`, `seat2/stockpile`, `seat2/camp`, `seat2`. */
export function holders(id: string): string[] {
  const parts = id.split('/');
  const made = parts.map((_, place) => parts.slice(0, parts.length - place).join('/'));
  if (parts.length > 1 && !made.includes(`${parts[0]}/camp`)) made.splice(made.length - 1, 0, `${parts[0]}/camp`);
  return made;
}

/** The element of a thing, or of the nearest that holds it and can be seen. */
export function elementOf(id: string, root: ParentNode = document): HTMLElement | null {
  for (const one of holders(id)) {
    const found = root.querySelector<HTMLElement>(`[data-id="${CSS.escape(one)}"]`);
    if (found && found.getClientRects().length > 0) return found;
  }
  return null;
}

/** The ids that are on the board: each as it is, or what holds it. */
export function onBoard(ids: readonly string[], root: ParentNode = document): string[] {
  return [...new Set(ids.flatMap((id) => elementOf(id, root)?.dataset.id ?? []))];
}
