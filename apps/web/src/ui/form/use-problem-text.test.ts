import { describe, expect, it } from 'vitest';
import { waitingTime } from './use-problem-text.ts';

describe('waitingTime', () => {
  it.each([
    [0, 'en', '1 second'],
    [45, 'en', '45 seconds'],
    [60, 'en', '1 minute'],
    [61, 'de', '2 Minuten'],
    [900, 'fr', '15 minutes'],
  ])('of %d seconds in %s is %s', (seconds, language, expected) => {
    expect(waitingTime(seconds, language)).toBe(expected);
  });
});
