import { beforeEach, describe, expect, it } from 'vitest';
import { recentPages, rememberPage } from './recent-pages.ts';

describe('recent pages', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  beforeEach(() => kept.clear());

  it('come back with the last one first, each path once, and not without end', () => {
    for (const place of [1, 2, 3, 4, 5, 6, 7, 2]) {
      rememberPage('lena', { href: `/p/${place}?limit=${place}`, title: `Page ${place}` }, storage);
    }
    expect(recentPages('lena', storage).map(({ title }) => title)).toEqual([
      'Page 2',
      'Page 7',
      'Page 6',
      'Page 5',
      'Page 4',
      'Page 3',
    ]);
  });

  it('are those of the user alone', () => {
    rememberPage('lena', { href: '/', title: 'Dashboard' }, storage);
    expect(recentPages('jonas', storage)).toEqual([]);
  });

  it.each(['', '{', '{}', '[null, 1, {"title": "x", "href": "https://elsewhere.example"}]'])(
    'are none where %j was kept',
    (text) => {
      kept.set('recent:lena', text);
      expect(recentPages('lena', storage)).toEqual([]);
    },
  );
});
