/**
 * The Markdown of our rules, as a tree: headings, paragraphs, lists, tables, quotes, code,
 * bold, italics, links, icons (`:wood:`), and pictures of the board (`![caption](name)`). Nothing here makes HTML; Markdown.svelte draws the tree with elements,
 * so no text can become markup.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'icon'; name: string }
  | { kind: 'strong' | 'em'; inside: Inline[] }
  | { kind: 'link'; href: string; inside: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; id: string | null; inside: Inline[] }
  | { kind: 'paragraph'; inside: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; inside: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; name: string; caption: string }
  | { kind: 'rule' };

const INLINE = /(`+)(.+?)\1|\*\*(.+?)\*\*|(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])|(?<!\w)_([^_]+)_(?!\w)|\[([^\]]+)\]\(([^()\s]+)\)|\\([\\`*_[\]()#|>-])|:([a-z][a-z-]*):/;

/** Only addresses that cannot run anything. */
export function safe(href: string): string | null {
  if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
  if (/^#?[\w\-./?=&%]*$/.test(href)) return href;
  return null;
}

export function inline(text: string): Inline[] {
  const made: Inline[] = [];
  let rest = text;
  const say = (plain: string): void => {
    if (!plain) return;
    const last = made[made.length - 1];
    if (last?.kind === 'text') last.text += plain;
    else made.push({ kind: 'text', text: plain });
  };
  for (;;) {
    const found = INLINE.exec(rest);
    if (!found) break;
    say(rest.slice(0, found.index));
    const [whole, , code, strong, em1, em2, label, href, escaped, icon] = found;
    if (code !== undefined) made.push({ kind: 'code', text: code.trim() });
    else if (icon !== undefined) made.push({ kind: 'icon', name: icon });
    else if (strong !== undefined) made.push({ kind: 'strong', inside: inline(strong) });
    else if (em1 !== undefined || em2 !== undefined) made.push({ kind: 'em', inside: inline(em1 ?? em2 ?? '') });
    else if (label !== undefined) {
      const to = safe(href ?? '');
      if (to === null) say(label);
      else made.push({ kind: 'link', href: to, inside: inline(label) });
    } else say(escaped ?? '');
    rest = rest.slice(found.index + whole.length);
  }
  say(rest);
  return made;
}

const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const PICTURE = /^!\[([^\]]+)\]\(([\w-]+)\)\s*$/;
const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*#*$/;

function cells(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|'));
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

export function parse(source: string): Block[] {
  return blocks(source.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').split('\n'));
}

function blocks(lines: string[]): Block[] {
  const made: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!line.trim()) {
      at++;
      continue;
    }
    const heading = HEADING.exec(line);
    const picture = PICTURE.exec(line);
    if (picture) {
      made.push({ kind: 'picture', name: picture[2] ?? '', caption: picture[1] ?? '' });
      at++;
    } else if (heading) {
      made.push({ kind: 'heading', level: (heading[1] ?? '#').length, id: heading[3] ?? null, inside: inline(heading[2] ?? '') });
      at++;
    } else if (/^\s*<a\s+(?:id|name)="[\w-]+"\s*>\s*<\/a>\s*$/.test(line)) {
      at++; // an anchor of the source; our sections carry their own
    } else if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) {
      made.push({ kind: 'rule' });
      at++;
    } else if (/^\s*```/.test(line)) {
      const inside: string[] = [];
      for (at++; at < lines.length && !/^\s*```/.test(lines[at] ?? ''); at++) inside.push(lines[at] ?? '');
      at++;
      made.push({ kind: 'code', text: inside.join('\n') });
    } else if (/^\s*>/.test(line)) {
      const inside: string[] = [];
      for (; at < lines.length && /^\s*>/.test(lines[at] ?? ''); at++) inside.push((lines[at] ?? '').replace(/^\s*>\s?/, ''));
      made.push({ kind: 'quote', inside: blocks(inside) });
    } else if (line.includes('|') && /^[\s|:-]+$/.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-')) {
      const head = cells(line).map(inline);
      const rows: Inline[][][] = [];
      for (at += 2; at < lines.length && (lines[at] ?? '').includes('|'); at++) rows.push(cells(lines[at] ?? '').map(inline));
      made.push({ kind: 'table', head, rows });
    } else if (ITEM.test(line)) {
      at = list(lines, at, made);
    } else {
      const inside: string[] = [];
      for (; at < lines.length; at++) {
        const next = lines[at] ?? '';
        if (!next.trim() || HEADING.test(next) || /^\s*(?:>|```)/.test(next) || (inside.length > 0 && ITEM.test(next))) break;
        inside.push(next.trim());
      }
      made.push({ kind: 'paragraph', inside: inline(inside.join(' ')) });
    }
  }
  return made;
}

/** One list, with what is indented under its items; returns the line after it. */
function list(lines: string[], from: number, made: Block[]): number {
  const first = ITEM.exec(lines[from] ?? '');
  const depth = (first?.[1] ?? '').length;
  const ordered = first?.[2] !== undefined;
  const items: Block[][] = [];
  let inside: string[] = [];
  let margin = depth + 2;
  let at = from;
  const close = (): void => {
    if (inside.length > 0) items.push(blocks(inside));
    inside = [];
  };
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const item = ITEM.exec(line);
    if (item && (item[1] ?? '').length === depth && (item[2] !== undefined) === ordered) {
      close();
      inside.push(item[3] ?? '');
      margin = line.length - (item[3] ?? '').length;
    } else if (!line.trim()) {
      const next = lines[at + 1] ?? '';
      if (!next.trim() || (indentOf(next) <= depth && !ITEM.test(next))) break;
      inside.push('');
    } else if (indentOf(line) > depth) {
      inside.push(line.slice(Math.min(indentOf(line), margin)));
    } else if (item || HEADING.test(line)) break;
    else inside.push(line.trim()); // a lazy continuation line
  }
  close();
  made.push({ kind: 'list', ordered, start: Number(first?.[2] ?? 1), items });
  return at;
}

/** The words alone, for searching. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => (part.kind === 'icon' ? '' : part.kind === 'text' || part.kind === 'code' ? part.text : plainText(part.inside)))
    .join('');
}

const WORDS = 12; // letters: more of them in a cell are words, not a number
const NARROW = 44; // letters side by side on a phone

/** Whether a table says more in words than a phone has room for side by side: there its rows are shown one below the other. */
export function wordy({ head, rows }: Extract<Block, { kind: 'table' }>): boolean {
  const widths = head.map((cell, at) => Math.max(...[cell, ...rows.map((row) => row[at] ?? [])].map((one) => plainText(one).length)));
  return widths.filter((width) => width > WORDS).length > 1 && widths.reduce((sum, width) => sum + Math.min(width, 2 * WORDS), 0) > NARROW;
}
