import { expect, it } from 'vitest';
import { parseQueryString, writeQueryString } from './query-string.ts';

it.each([
  ['', {}],
  ['?', {}],
  ['?textSearch=4711&pageNumber=2', { textSearch: '4711', pageNumber: '2' }],
  ['?order=DESC&s=a&s=b', { order: 'DESC', s: ['a', 'b'] }],
  ['?name=Glas%20%26%20Co%2B&empty=', { name: 'Glas & Co+', empty: '' }],
])('reads %j', (text, search) => {
  expect(parseQueryString(text)).toEqual(search);
});

it('writes what it reads, in the same order', () => {
  const text = '?order=DESC&s=a&s=b&name=Glas+%26+Co';
  expect(writeQueryString(parseQueryString(text))).toBe(text);
});

it('writes numbers and flags plainly, and nothing for what is absent', () => {
  expect(writeQueryString({ pageNumber: 2, archived: true, edit: undefined, tab: null })).toBe(
    '?pageNumber=2&archived=true',
  );
  expect(writeQueryString({ edit: undefined })).toBe('');
});
