import { expect, it } from 'vitest';
import { countRemovals } from './remove-dialog.tsx';

it('sums up what becomes of products', () => {
  const product = { productId: 'p', name: 'Foil', internalReference: 'F', refusedLines: 0 };
  expect(
    countRemovals({
      results: [
        { ...product, outcome: 'DELETED', canceledLines: 0, restoredLines: 0 },
        { ...product, outcome: 'ARCHIVED', canceledLines: 2, restoredLines: 1 },
        { ...product, outcome: 'ARCHIVED', canceledLines: 1, restoredLines: 0 },
      ],
    }),
  ).toEqual({ products: 3, deleted: 1, archived: 2, canceled: 3, dropped: 1 });
});
