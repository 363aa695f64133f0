/** The printed facts against components.toml, and the counts against what the engine said. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ART } from './art';
import { MATERIALS, MATERIAL_OF, ROLES, VALUE, heaps, materialOf, roleOf } from './data';
import { positions } from './fixtures/all';

const toml = readFileSync(new URL('../../../../src/ludi/games/glory_to_rome/components.toml', import.meta.url), 'utf8');

/** The tables of one name, each as its plain `key = value` lines. */
function tables(name: string): Map<string, string>[] {
  return toml
    .split(`[[${name}]]`)
    .slice(1)
    .map((part) => {
      const own = part.split(/^\[/m)[0] ?? '';
      const lines = own.split('\n').map((line) => /^(\w+) = (?:"([^"]*)"|(\d+))/.exec(line));
      return new Map(lines.flatMap((found) => (found?.[1] ? [[found[1], found[2] ?? found[3] ?? '']] : [])));
    });
}

describe('what is printed', () => {
  it('has the materials, roles and values of the box', () => {
    const box = tables('materials');
    expect(box.map((material) => material.get('id'))).toEqual([...MATERIALS]);
    expect(box.map((material) => material.get('role'))).toEqual([...ROLES]);
    for (const material of MATERIALS) {
      const found = box.find((one) => one.get('id') === material);
      expect(Number(found?.get('value'))).toBe(VALUE[material]);
      expect(found?.get('role')).toBe(roleOf(material));
    }
  });

  it('has every card with its material, a drawing and its words', () => {
    const box = tables('orders');
    expect(box).toHaveLength(40);
    expect(MATERIAL_OF.size).toBe(40);
    for (const card of box) {
      const id = card.get('id') ?? '';
      expect([id, MATERIAL_OF.get(id)]).toEqual([id, card.get('material')]);
      expect(ART[id], id).toMatch(/^M/);
      for (const language of ['fr', 'en'] as const) {
        expect(positions.textsIn(language)[`card-${id}`], id).toBeTruthy();
        expect(positions.textsIn(language)[`card-${id}-text`], id).toBeTruthy();
      }
    }
  });

  it('lays equal cards together, by colour', () => {
    expect(heaps(['wall', 'bar', 'villa', 'bar'])).toEqual([
      { card: 'bar', count: 2 },
      { card: 'wall', count: 1 },
      { card: 'villa', count: 1 },
    ]);
    expect(materialOf('wall')).toBe('concrete');
  });
});
