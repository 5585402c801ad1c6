import { expect, it } from 'vitest';
import { linesOf } from './lines-field.tsx';

it('are texts without what is around them', () => {
  expect(linesOf(' urn:gtin:1 \n\n urn:gtin:2\r\n')).toEqual(['urn:gtin:1', 'urn:gtin:2']);
  expect(linesOf('  \n')).toEqual([]);
});
