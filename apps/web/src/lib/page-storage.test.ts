import { expect, it } from 'vitest';
import { openPageStorage, type PageStorage } from './page-storage.ts';

function storageOver(values: Map<string, string>): PageStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

it('uses the storage of the browser', () => {
  const values = new Map([['a', '1']]);
  const storage = openPageStorage(() => storageOver(values));
  expect(storage.getItem('a')).toBe('1');
  storage.setItem('b', '2');
  storage.removeItem('a');
  expect([...values]).toEqual([['b', '2']]);
});

it.each<[string, () => PageStorage | undefined]>([
  ['missing', () => undefined],
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('remembers for the life of the page where the storage is %s', (_, open) => {
  const storage = openPageStorage(open);
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('prefers the newer value where the storage was full for a while', () => {
  const values = new Map([['a', 'old']]);
  let full = true;
  const storage = openPageStorage(() => ({
    ...storageOver(values),
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  }));
  storage.setItem('a', 'new');
  expect(storage.getItem('a')).toBe('new');
  full = false;
  storage.setItem('a', 'newest');
  expect(storage.getItem('a')).toBe('newest');
  expect(values.get('a')).toBe('newest');
});
