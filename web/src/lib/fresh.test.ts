import { expect, test } from 'vitest';
import { entryOf } from './fresh';

test('a page is known by what it begins with', () => {
  const page = (name: string): string => `<html data-kept><head><script type="module" crossorigin src="/assets/${name}.js"></script></head></html>`;
  expect(entryOf(page('index-1'))).toBe('/assets/index-1.js');
  expect(entryOf(page('index-1'))).not.toBe(entryOf(page('index-2')));
  expect(entryOf('<h1>Bad gateway</h1>')).toBe('');
});
