import { expect, it } from 'vitest';
import { formatFileSize } from './numbers.ts';

it.each([
  [0, 'en', '0 byte'],
  [900, 'en', '900 byte'],
  [1024, 'en', '1 kB'],
  [1_300_000, 'en', '1.2 MB'],
  [10_485_760, 'en', '10 MB'],
  [1_300_000, 'de', '1,2 MB'],
  [1_300_000, 'fr', '1,2 Mo'],
  [5 * 1024 ** 4, 'en', '5,120 GB'],
] as const)('%i bytes read in %s as %s', (bytes, language, text) => {
  expect(formatFileSize(bytes, language).replaceAll(/\s/g, ' ')).toBe(text);
});
