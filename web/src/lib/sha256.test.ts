import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it('agrees with the known one', () => {
  for (const text of ['', 'abc', 'é’', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'ludi '.repeat(300)])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
