import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { Learned } from './learned.svelte';
import type { Learned as Item, Person } from './types';

const GUEST: Person = { id: 'g', nickname: 'Guest', named: false, handle: null, language: 'en' };
const CLAIRE: Person = { id: 'c', nickname: 'Claire', named: true, handle: 'claire', language: 'en' };
const LEAD: Item = { game: 'any', kind: 'decision', name: 'Lead', times: 1 };
const FIRST: Item = { game: 'any', kind: 'lesson', name: 'first', times: 1 };

const kept = (): Item[] => JSON.parse(localStorage.getItem('ludi.learned') ?? '[]') as Item[];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('what was learned', () => {
  let account: Item[] = [];

  beforeEach(() => {
    vi.restoreAllMocks();
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value), removeItem: (key: string) => store.delete(key) });
    account = [];
    vi.spyOn(api, 'learned').mockImplementation(async () => account);
    vi.spyOn(api, 'learn').mockImplementation(async (items) => (account = [...account, ...items]));
    vi.spyOn(api, 'forgetLearned').mockResolvedValue(undefined);
  });

  it('stays in the browser while nobody is known, and is found there again', () => {
    const learned = new Learned();
    learned.add('any', 'decision', 'Lead');
    expect(learned.has('any', 'decision', 'Lead')).toBe(false);
    learned.add('any', 'decision', 'Lead');
    learned.add('any', 'lesson', 'first');
    expect(api.learn).not.toHaveBeenCalled();
    const again = new Learned();
    expect(again.has('any', 'decision', 'Lead') && again.has('any', 'lesson', 'first')).toBe(true);
    expect(again.has('other', 'lesson', 'first')).toBe(false);
  });

  it('is handed in with a name, joined with what is there, and kept in the browser no more', async () => {
    account = [{ ...LEAD, times: 2 }];
    const learned = new Learned();
    learned.add('any', 'lesson', 'first');
    learned.of(CLAIRE);
    await settled();
    expect(account).toContainEqual(FIRST);
    expect(learned.has('any', 'decision', 'Lead') && learned.has('any', 'lesson', 'first')).toBe(true);
    expect(kept()).toEqual([]);
    learned.add('any', 'decision', 'Follow');
    await settled();
    expect(account.at(-1)).toEqual({ ...LEAD, name: 'Follow' });
    expect(kept()).toEqual([]);
  });

  it('waits in the browser for a server that does not answer', async () => {
    vi.mocked(api.learn).mockRejectedValue(new Error('away'));
    const learned = new Learned();
    learned.of(CLAIRE);
    await settled();
    learned.add('any', 'lesson', 'first');
    await settled();
    expect(learned.has('any', 'lesson', 'first')).toBe(true);
    expect(kept()).toEqual([FIRST]);
  });

  it('goes along when a guest signs in, and is gone when somebody signs out', async () => {
    const learned = new Learned();
    learned.of(GUEST);
    learned.add('any', 'lesson', 'first');
    await settled();
    account = [];
    learned.of(CLAIRE);
    await settled();
    expect(account).toEqual([FIRST]);
    learned.of({ ...CLAIRE, nickname: 'C' });
    expect(learned.knows('any', 'lesson')).toBe(true);
    learned.of(null);
    expect(learned.knows('any', 'lesson')).toBe(false);
    account = [];
    learned.of({ ...CLAIRE, id: 'livia' });
    await settled();
    expect(learned.knows('any', 'lesson')).toBe(false);
  });

  it('is forgotten by game and kind, also what an answer still under way would bring back', async () => {
    const learned = new Learned();
    learned.of(CLAIRE);
    await settled();
    learned.add('any', 'lesson', 'first');
    learned.add('any', 'decision', 'Lead');
    await learned.forget('any', 'lesson');
    await settled();
    expect(api.forgetLearned).toHaveBeenCalledWith('any', 'lesson');
    expect(learned.knows('any', 'lesson')).toBe(false);
    expect(learned.knows('any', 'decision')).toBe(true);
    vi.mocked(api.forgetLearned).mockRejectedValue(new Error('away'));
    await expect(learned.forget('any', 'decision')).rejects.toThrow('away');
    expect(learned.knows('any', 'decision'), 'nothing was forgotten').toBe(true);
  });
});
