import { expect, it } from 'vitest';
import { choosable, maxChosenAtOnce } from './sold-product-page.tsx';

const soldProduct = { id: 't1', dataVersion: 3 };

it('chooses who can be sent the new version, with what was read', () => {
  const uses = [
    { lineId: 'l1', submissionVersion: 2, canSubmit: true },
    { lineId: 'l2', submissionVersion: 1, canSubmit: false },
  ];
  expect(choosable(soldProduct, uses)).toEqual([
    { lineId: 'l1', templateId: 't1', dataVersion: 3, submissionVersion: 2 },
  ]);
});

it('leaves the rest of very many for the next turn', () => {
  const uses = Array.from({ length: maxChosenAtOnce + 20 }, (_, index) => ({
    lineId: `l${index}`,
    submissionVersion: 1,
    canSubmit: true,
  }));
  expect(choosable(soldProduct, uses)).toHaveLength(maxChosenAtOnce);
});
