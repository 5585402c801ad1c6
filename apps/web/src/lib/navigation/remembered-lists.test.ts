import { afterEach, expect, it } from 'vitest';
import { listSearch, rememberList, rememberQuery } from './remembered-lists.ts';

afterEach(() => rememberQuery('/products/sold', ''));

it('returns to a list as it was left, without what was open above it', () => {
  rememberList({ pathname: '/products/sold', search: { textSearch: '4711', pageNumber: '2', edit: 'one' } });
  expect(listSearch('/products/sold')).toEqual({ textSearch: '4711', pageNumber: '2' });
  expect(listSearch('/products/purchased')).toEqual({});
});

it('keeps nothing of a page that is no list', () => {
  rememberList({ pathname: '/products/sold', search: { textSearch: '4711' } });
  rememberList({ pathname: '/products/sold/one', search: { tab: 'uses' } });
  expect(listSearch('/products/sold')).toEqual({ textSearch: '4711' });
  rememberList({ pathname: '/products/sold', search: {} });
  expect(listSearch('/products/sold')).toEqual({});
});
