/**
 * Runs in the page: what of a table is out of sight, covered, cut off or written over, in words.
 * Faults: nobody could play so. Remarks: one scroll away, with a hint that there is more.
 */
export async function measure() {
  const faults = new Set();
  const remarks = new Set();
  const REST = 2; // pixels that do not count
  const PINNED = 0.3; // of the stage's height: so much may be pinned over what scrolls
  const width = innerWidth;
  const height = innerHeight;
  const html = document.documentElement;
  const scrolls = (flow) => flow === 'auto' || flow === 'scroll';
  const clean = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const name = (one) => {
    const said = clean(one.getAttribute('aria-label') || (one instanceof HTMLElement ? one.innerText : one.textContent)).slice(0, 40);
    const id = one.closest('[data-id]')?.getAttribute('data-id');
    const kind = typeof one.className === 'string' && one.className ? `.${one.className.split(/\s+/)[0]}` : one.tagName.toLowerCase();
    return `${one.getAttribute('data-id') ?? (id ? `${id} ${kind}` : kind)}${said ? ` “${said}”` : ''}`;
  };
  const shown = (one, words = false) => {
    // A field that is touched may be clear as glass; words may not.
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: words }) || one.closest('.vh')) return false;
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };

  // ---------------------------------------------------------------- in sight, or one scroll away

  const boxes = new Map(); // what clips an element, cached by its parent
  function clips(one) {
    const parent = one.parentElement;
    if (!parent || parent === html) return [];
    let found = boxes.get(parent);
    if (found) return found;
    const style = getComputedStyle(parent);
    const fixed = style.position === 'fixed';
    found = fixed ? [] : clips(parent);
    if (parent !== document.body && (style.overflowX !== 'visible' || style.overflowY !== 'visible') && !(parent instanceof SVGElement)) found = [{ parent, style }, ...found];
    boxes.set(parent, found);
    return found;
  }

  /** The boxes that must be scrolled before an element is seen; what cuts it off for good is a fault. */
  function away(one) {
    const box = one.getBoundingClientRect();
    let x = box.left + box.width / 2;
    let y = box.top + box.height / 2;
    const needed = [];
    const mine = getComputedStyle(one).position === 'fixed' ? [] : clips(one);
    for (const { parent, style } of mine) {
      const at = parent.getBoundingClientRect();
      const left = at.left + parent.clientLeft;
      const top = at.top + parent.clientTop;
      const right = left + parent.clientWidth;
      const bottom = top + parent.clientHeight;
      const out = x < left - REST ? 'left' : x > right + REST ? 'right' : y < top - REST ? 'up' : y > bottom + REST ? 'down' : '';
      if (!out) continue;
      const canScroll = out === 'left' || out === 'right' ? scrolls(style.overflowX) && parent.scrollWidth > parent.clientWidth + REST : scrolls(style.overflowY) && parent.scrollHeight > parent.clientHeight + REST;
      if (!canScroll) return { cut: parent, needed };
      needed.push({ parent, out });
      x = Math.min(Math.max(x, left), right);
      y = Math.min(Math.max(y, top), bottom);
    }
    if (x < 0 || x > width || y < 0 || y > height) return { cut: html, needed };
    return { cut: null, needed };
  }

  /** What lies over an element; null: it can be touched. */
  function cover(one) {
    const box = one.getBoundingClientRect();
    const svg = one instanceof SVGElement;
    const ours = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (one.contains(hit) || hit.contains(one)) ? null : (hit ?? html);
    };
    const middle = ours(box.left + box.width / 2, box.top + box.height / 2);
    if (!middle) return null;
    let free = 0;
    const steps = 5;
    for (let i = 0; i < steps; i++) for (let j = 0; j < steps; j++) if (!ours(box.left + ((i + 0.5) / steps) * box.width, box.top + ((j + 0.5) / steps) * box.height)) free += 1;
    if (svg && free > 0) return null; // a bent road, a frame: its middle may be another's
    // Cards in a fan lie over each other; a strip of each must be left. So must a corner of what things lie on.
    const inside = middle.closest('[data-id]');
    const family = (id) => (id ?? '').slice(0, (id ?? '').lastIndexOf('/'));
    const fan = inside && family(inside.dataset.id) === family(one.getAttribute('data-id'));
    const small = inside && inside.getBoundingClientRect().width * inside.getBoundingClientRect().height < box.width * box.height;
    if (one.closest('.stage') && free >= steps * steps * (fan || small ? 0.16 : 0.4)) return null;
    return middle;
  }

  const stage = document.querySelector('.stage');
  const prompt = document.querySelector('.prompt');
  if (!stage || !prompt) return { faults: ['there is no table'], remarks: [] };
  if (html.scrollWidth > html.clientWidth + 1) faults.add(`the page scrolls sideways (${html.scrollWidth - html.clientWidth} px)`);
  if (html.scrollHeight > html.clientHeight + 1) faults.add(`the page itself scrolls (${html.scrollHeight - html.clientHeight} px)`);
  if (stage.scrollWidth > stage.clientWidth + 1) faults.add(`the stage scrolls sideways (${stage.scrollWidth - stage.clientWidth} px)`);

  const wanted = new Map(); // element -> what it is to the player
  for (const one of prompt.querySelectorAll('.q')) wanted.set(one, 'the question');
  for (const one of prompt.querySelectorAll('button, a[href]')) wanted.set(one, 'a button of the prompt');
  for (const one of stage.querySelectorAll('[data-id^="me/"], [data-id="me"]')) wanted.set(one, 'mine');
  for (const one of stage.querySelectorAll('button, a[href], input, select')) wanted.set(one, 'a button of the board');
  for (const one of stage.querySelectorAll('.touchable')) wanted.set(one, 'to be touched');
  for (const one of document.querySelectorAll('header button, header a[href]')) wanted.set(one, 'a button of the header');

  const lost = new Map(); // touchable things that are not shown, unless they are elsewhere too
  const seen = new Set();
  const later = [];
  for (const [one, what] of wanted) {
    if (!shown(one)) {
      if (what === 'to be touched') lost.set(one.getAttribute('data-id'), one);
      continue;
    }
    const { cut, needed } = away(one);
    seen.add(one.getAttribute('data-id'));
    if (cut) faults.add(`${what} is cut off: ${name(one)} by ${name(cut)}`);
    else if (needed.length > 1) faults.add(`${what} is ${needed.length} scrolls away: ${name(one)} (in ${needed.map(({ parent }) => name(parent).split(' “')[0]).join(', ')})`);
    else if (needed.length === 1) {
      const [{ parent, out }] = needed;
      if (!(parent.dataset.more ?? '').split(' ').includes(out)) faults.add(`${what} is a scroll away without a hint: ${name(one)} (${out} in ${name(parent).split(' “')[0]})`);
      else if (what !== 'a button of the board') remarks.add(`${what}, below the fold: ${name(one)} (${out})`);
      if (what !== 'mine') later.push([one, what, parent]);
    } else {
      const over = cover(one);
      if (!over || (what === 'mine' && !pinnedOver(over, one))) continue; // what is mine may have things on it
      const strip = pinnedOver(over, one);
      if (strip && strip.getBoundingClientRect().height <= stage.clientHeight * PINNED && frees(one)) remarks.add(`${what}, under what is pinned: ${name(one)}`);
      else faults.add(`${what} is covered: ${name(one)} by ${name(over)}`);
    }
  }
  // A part of the board that a tab leads to: the tab says that there is something to touch, and it is there when the tab is opened.
  for (const id of seen) lost.delete(id);
  if (lost.size > 0) await openTabs(2);
  for (const one of lost.values()) faults.add(`to be touched, but not shown, and no tab says so: ${name(one)}`);

  /** Open every tab that says that there is something, and those it shows; then the one that was open again. */
  async function openTabs(depth) {
    for (const button of [...stage.querySelectorAll('button[data-more]')].filter((one) => shown(one))) {
      const open = [...button.parentElement.children].find((one) => one.getAttribute('aria-pressed') === 'true');
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 30));
      for (const [id] of lost) if ([...stage.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)].some((one) => shown(one))) lost.delete(id);
      if (depth > 1 && lost.size > 0) await openTabs(depth - 1);
      (open ?? button).click();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** What is pinned over an element, all of it, if that is what covers it. */
  function pinnedOver(over, one) {
    let found = null;
    for (let at = over; at && at !== document.body && !at.contains(one); at = at.parentElement) {
      if (one.contains(at)) return null;
      if (['sticky', 'fixed', 'absolute'].includes(getComputedStyle(at).position)) found = at;
    }
    return found;
  }

  /** Put an element into the middle of what scrolls it. */
  function bring(one, parent) {
    const box = one.getBoundingClientRect();
    const at = parent.getBoundingClientRect();
    parent.scrollTop += box.top + box.height / 2 - at.top - at.height / 2;
    parent.scrollLeft += box.left + box.width / 2 - at.left - at.width / 2;
  }

  /** Whether an element under something pinned comes out when the stage is scrolled. */
  function frees(one) {
    const { scrollTop, scrollLeft } = stage;
    bring(one, stage);
    const over = cover(one);
    const free = !over || !pinnedOver(over, one);
    stage.scrollTop = scrollTop;
    stage.scrollLeft = scrollLeft;
    return free;
  }

  // ---------------------------------------------------------------- words: cut, broken, over each other

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!clean(node.nodeValue) || !one || one.closest('.vh, script, style, title, desc, select, .toasts')) continue;
    if (!shown(one, true)) continue;
    const far = away(one);
    if (far.needed.length || far.cut) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (lines.length === 0) continue;
    const style = getComputedStyle(one);
    // The letters, not the whole line with its leading.
    const inset = lines.map((line) => {
      const spare = Math.max(0, line.height - parseFloat(style.fontSize) * 0.72) / 2;
      return { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
    });
    texts.push({ one, node, lines: inset.map((line) => within(line, one, style)) });
    if (one instanceof SVGElement) continue;
    // A word broken without a hyphen.
    if (lines.length > 1) {
      for (const found of node.nodeValue.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const tops = new Set([...range.getClientRects()].filter((line) => line.width > 1).map((line) => Math.round(line.top / 4)));
        if (tops.size > 1 && style.hyphens !== 'auto') faults.add(`a word is broken: “${found[0]}” in ${name(one)}`);
      }
    }
    // Cut off by a box that does not scroll, without dots that say so.
    for (const { parent, style: its } of [{ parent: one, style }, ...clips(one)]) {
      if (its.overflowX === 'visible' && its.overflowY === 'visible') continue;
      if (scrolls(its.overflowX) || scrolls(its.overflowY)) break;
      if (its.textOverflow === 'ellipsis' || its.webkitLineClamp !== 'none') break;
      const at = parent.getBoundingClientRect();
      const out = inset.find((line) => line.right > at.right + REST || line.left < at.left - REST || line.bottom > at.bottom + REST || line.top < at.top - REST);
      if (out && at.width > 1) faults.add(`words are cut off: “${clean(node.nodeValue).slice(0, 40)}” in ${name(parent).split(' “')[0]}`);
    }
  }

  /** What of a line is seen: a box that ends it with dots ends it. */
  function within(line, one, style) {
    let { left, right, top, bottom } = line;
    for (const { parent, style: its } of [{ parent: one, style }, ...clips(one)]) {
      if (its.overflowX === 'visible' && its.overflowY === 'visible') continue;
      const at = parent.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, at.left), Math.min(right, at.right), Math.max(top, at.top), Math.min(bottom, at.bottom)];
    }
    return { left, right, top, bottom };
  }

  /** Whether something opaque under the words, but not under the others, makes it a thing that lies on top. */
  function ground(one, other) {
    for (let at = one; at && !at.contains(other); at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(style.backgroundColor)) return true;
      if (at instanceof SVGSVGElement) return false;
      if (at instanceof SVGGElement && [...at.children].some((child) => !(child instanceof SVGTextElement) && !child.contains(one) && getComputedStyle(child).fill !== 'none')) return true;
    }
    return false;
  }
  texts.sort((a, b) => a.lines[0].top - b.lines[0].top);
  const tall = (each) => Math.max(...each.lines.map((line) => line.bottom));
  for (let i = 0; i < texts.length; i++) {
    const a = texts[i];
    const end = tall(a);
    for (let j = i + 1; j < texts.length && texts[j].lines[0].top < end; j++) {
      const b = texts[j];
      if (a.one === b.one) continue;
      const both = a.lines.some((m) => b.lines.some((n) => Math.min(m.right, n.right) - Math.max(m.left, n.left) > REST && Math.min(m.bottom, n.bottom) - Math.max(m.top, n.top) > REST));
      if (!both || ground(a.one, b.one) || ground(b.one, a.one)) continue;
      if (a.one.closest('[aria-hidden=true]') && b.one.closest('[aria-hidden=true]') && a.node.nodeValue === b.node.nodeValue) continue;
      faults.add(`words over words: “${clean(a.node.nodeValue).slice(0, 30)}” and “${clean(b.node.nodeValue).slice(0, 30)}” (${name(a.one).split(' “')[0]}, ${name(b.one).split(' “')[0]})`);
    }
  }

  // ---------------------------------------------------------------- what is a scroll away, once it is there

  for (const [one, what, parent] of later.slice(0, 60)) {
    const { scrollTop, scrollLeft } = parent;
    bring(one, parent);
    const over = cover(one);
    if (over) faults.add(`${what} is covered even after scrolling: ${name(one)} by ${name(over)}`);
    parent.scrollTop = scrollTop;
    parent.scrollLeft = scrollLeft;
  }
  return { faults: [...faults], remarks: [...remarks] };
}
