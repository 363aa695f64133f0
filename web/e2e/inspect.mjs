/** What is wrong with a page, by rule: sideways scrolling, small text, and what axe finds. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function inspect(page, where, problems) {
  await page.waitForFunction(() => !document.querySelector('.sent, .sentbar')); // what is on its way to the server is dimmed
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth + 1;
    const small = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element || element.closest('svg, script, style, noscript, sup, [aria-hidden=true]')) continue;
      if (!element.checkVisibility?.({ visibilityProperty: true })) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
      if (size < 11.9) small.add(`${element.className || element.tagName}: ${text.nodeValue.trim().slice(0, 30)} (${size})`);
    }
    return { wide, small: [...small].slice(0, 5) };
  });
  if (found.wide) problems.push(`${where}: it scrolls sideways`);
  for (const one of found.small) problems.push(`${where}: small text ${one}`);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  for (const one of violations) {
    // A thing of the board is a drawing with figures in it: its name says in words what they mean, in an order of its own.
    // What lies half under a bar at the foot of a page that scrolls is not small.
    const nodes = one.nodes.filter((node) => (one.id === 'label-content-name-mismatch' ? !/^<\w+[^>]*\bdata-id="/.test(node.html) : !(one.id === 'target-size' && /obscured/.test(node.any[0]?.message ?? ''))));
    if (nodes.length > 0) problems.push(`${where}: ${one.id} (${nodes.length}) ${nodes[0].target} ${nodes[0].html.slice(0, 160)} ${nodes[0].any[0]?.message ?? ''}`);
  }
}
