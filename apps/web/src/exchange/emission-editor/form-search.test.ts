import { expect, it } from 'vitest';
import { readFormSearch } from './form-search.ts';

it('knows the part for other platforms, and leaves out what is none', () => {
  expect(readFormSearch({ section: 'exchange' })).toEqual({ section: 'exchange' });
  expect(readFormSearch({ section: 'verification', page: 2 })).toEqual({});
  expect(readFormSearch({})).toEqual({});
});
