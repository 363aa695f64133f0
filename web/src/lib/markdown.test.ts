import { describe, expect, it } from 'vitest';
import { inline, parse, plainText, safe, wordy } from './markdown';

describe('inline', () => {
  it('knows bold, italics, code and links', () => {
    expect(inline('a **b** *c* `d` [e](#f)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', inside: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' ' },
      { kind: 'em', inside: [{ kind: 'text', text: 'c' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: '#f', inside: [{ kind: 'text', text: 'e' }] },
    ]);
  });

  it('leaves markup as words', () => {
    expect(inline('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }]);
  });

  it('drops links that could run something', () => {
    expect(safe('javascript:alert(1)')).toBeNull();
    expect(safe('data:text/html,x')).toBeNull();
    expect(safe(' javascript:x')).toBeNull();
    expect(safe('https://example.org/a')).toBe('https://example.org/a');
    expect(safe('#lead')).toBe('#lead');
    expect(inline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }]);
  });

  it('keeps lone stars and underscores', () => {
    expect(plainText(inline('2 * 3 * 4 and a_b_c'))).toBe('2 * 3 * 4 and a_b_c');
  });

  it('takes escapes', () => {
    expect(inline('\\*not\\*')).toEqual([{ kind: 'text', text: '*not*' }]);
  });
});

describe('blocks', () => {
  it('knows headings with their anchors', () => {
    expect(parse('## Penser {#think}')).toEqual([
      { kind: 'heading', level: 2, id: 'think', inside: [{ kind: 'text', text: 'Penser' }] },
    ]);
  });

  it('joins the lines of a paragraph', () => {
    expect(parse('one\ntwo\n\nthree')).toHaveLength(2);
  });

  it('nests lists', () => {
    const [made] = parse('- a\n- b\n  - c\n  - d\n- e');
    expect(made).toMatchObject({ kind: 'list', ordered: false });
    if (made?.kind !== 'list') throw new Error('not a list');
    expect(made.items).toHaveLength(3);
    expect(made.items[1]?.[1]).toMatchObject({ kind: 'list' });
  });

  it('numbers lists and continues their lines', () => {
    const [made] = parse('3. a\n   more\n4. b');
    expect(made).toMatchObject({ kind: 'list', ordered: true, start: 3 });
    if (made?.kind !== 'list') throw new Error('not a list');
    expect(made.items).toHaveLength(2);
    expect(made.items[0]?.[0]).toMatchObject({ kind: 'paragraph' });
  });

  it('reads tables', () => {
    const [made] = parse('| a | b |\n| --- | ---: |\n| 1 | **2** |\n| 3 | 4 |');
    expect(made).toMatchObject({ kind: 'table' });
    if (made?.kind !== 'table') throw new Error('not a table');
    expect(made.head).toHaveLength(2);
    expect(made.rows).toHaveLength(2);
  });

  it('knows tables that say much in words', () => {
    const made = (text: string): boolean => parse(text).some((block) => block.kind === 'table' && wordy(block));
    expect(made('| Plan | Cost | Gives |\n| --- | --- | --- |\n| Construction Post | 1 wood, 2 bricks | a soldier and a stone |')).toBe(true);
    expect(made('| Year | 1 | 2 | 3 | 4 | 5 | 6 |\n| --- | --- | --- | --- | --- | --- | --- |\n| Attack of the Picts | 1 | 2 | 3 | 4 | 6 | 8 |')).toBe(false);
    expect(made('| Item | Points |\n| --- | --- |\n| each soldier | one for two |')).toBe(false);
  });

  it('reads quotes, code and rules', () => {
    expect(parse('> a\n> - b\n\n---\n\n```\n<x>\n```').map((block) => block.kind)).toEqual(['quote', 'rule', 'code']);
  });

  it('always ends, whatever it is given', () => {
    for (const text of ['', '|', '-', '- ', '1.', '> ', '```', '**', '[x](', '#', '|\n|-|', '  - a\n b\n- c'])
      expect(Array.isArray(parse(text))).toBe(true);
  });

  it('reads icons and pictures', () => {
    expect(inline('1 :wood: bois')).toEqual([{ kind: 'text', text: '1 ' }, { kind: 'icon', name: 'wood' }, { kind: 'text', text: ' bois' }]);
    expect(inline('à 10:30, ou 11:00')).toEqual([{ kind: 'text', text: 'à 10:30, ou 11:00' }]);
    expect(parse('![La ville.](city)')).toEqual([{ kind: 'picture', name: 'city', caption: 'La ville.' }]);
  });
});
