import { describe, expect, it } from 'vitest';
import { searchPattern } from './list-conditions.ts';

describe('searchPattern', () => {
  it.each([
    ['steel', '%steel%'],
    ['钢管件', '%钢管件%'],
    ['a-b', '%a-b%'],
    ['ab/', '%ab/%'],
    ['100%', '%100\\%%'],
    ['glue_a', '%glue\\_a%'],
    ['t \\ n', '%t \\\\ n%'],
  ])('finds %s anywhere', (text, pattern) => {
    expect(searchPattern(text)).toBe(pattern);
  });

  it.each([
    ['x', '% x%'],
    ['xl', '% xl%'],
    ['ä', '% ä%'],
  ])('looks for %s where a word begins', (text, pattern) => {
    expect(searchPattern(text)).toBe(pattern);
  });

  it.each(['-', '%', ' \\_ '])('finds nothing with %j', (text) => {
    expect(searchPattern(text)).toBeNull();
  });
});
