import { describe, expect, it } from 'vitest';
import { median } from './median.ts';

describe('median', () => {
  it('is the middle value of an odd count, in whatever order', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([2.5])).toBe(2.5);
  });

  it('is the mean of the two middle values of an even count', () => {
    expect(median([10, 1, 4, 2])).toBe(3);
    expect(median([0.0000386, 0.0000131])).toBe(0.00002585);
  });

  it('leaves the values as they are', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('is no number where there is no value', () => {
    expect(median([])).toBeNaN();
  });
});
