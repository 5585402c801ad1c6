import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inChunks } from './in-chunks.ts';

it('keeps all items in order, in chunks that are full but for the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (items, size) => {
      const chunks = inChunks(items, size);
      expect(chunks.flat()).toEqual(items);
      expect(chunks.slice(0, -1).every((chunk) => chunk.length === size)).toBe(true);
      expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= size)).toBe(true);
    }),
  );
});
