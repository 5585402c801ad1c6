import { expect, it } from 'vitest';
import { rememberedQuery, rememberQuery } from '../navigation/remembered-lists.ts';
import { openPageStorage } from '../page-storage.ts';

it('keeps the query string of each tab by itself', () => {
  const storage = openPageStorage(() => undefined);
  rememberQuery('purchased', '?productRequestStatus=REQUESTED', storage);
  rememberQuery('sold', '?sort=CREATED_AT', storage);
  expect(rememberedQuery('purchased', storage)).toBe('?productRequestStatus=REQUESTED');
  expect(rememberedQuery('sold', storage)).toBe('?sort=CREATED_AT');
  expect(rememberedQuery('received-requests', storage)).toBe('');
});

it('forgets filters that were cleared', () => {
  const storage = openPageStorage(() => undefined);
  rememberQuery('sold', '?sort=CREATED_AT', storage);
  rememberQuery('sold', '', storage);
  expect(rememberedQuery('sold', storage)).toBe('');
});
