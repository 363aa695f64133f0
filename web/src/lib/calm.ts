/**
 * A thing that is taken from the board while it has the focus says "focusout" in the middle of
 * drawing, when nothing may change. The stage catches that and says it to the board a moment later.
 */
export function calmFocus(event: FocusEvent): void {
  if (!event.isTrusted || event.relatedTarget !== null || !document.hasFocus()) return;
  event.stopPropagation();
  const board = (event.currentTarget as Element).firstElementChild;
  queueMicrotask(() => board?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}
