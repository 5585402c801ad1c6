import { describe, expect, it } from 'vitest';
import { opensSearch } from './search-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, isComposing: false };

describe('the search', () => {
  it.each([
    [{ key: 'k', ctrlKey: true }, false],
    [{ key: 'K', ctrlKey: true }, true],
    [{ key: 'k', metaKey: true }, true],
    [{ key: '/' }, false],
  ])('is opened by %j, typing: %s', (keys, isTyping) => {
    expect(opensSearch({ ...plain, ...keys }, isTyping)).toBe(true);
  });

  it.each([
    [{ key: '/' }, true],
    [{ key: 'k' }, false],
    [{ key: 'k', ctrlKey: true, altKey: true }, false],
    [{ key: '/', ctrlKey: true }, false],
    [{ key: 'k', ctrlKey: true, defaultPrevented: true }, false],
    [{ key: '/', isComposing: true }, false],
  ])('is not opened by %j, typing: %s', (keys, isTyping) => {
    expect(opensSearch({ ...plain, ...keys }, isTyping)).toBe(false);
  });
});
