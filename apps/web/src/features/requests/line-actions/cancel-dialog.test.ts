import { expect, it } from 'vitest';
import { cancelable, cancelBody, planCanceling } from './cancel-dialog.tsx';
import { cancelableFlags, makeLine } from './testing/make-line.ts';

const open = { productRequestStatus: 'REQUESTED', featureFlags: cancelableFlags } as const;
const foil = makeLine({ lineId: 'l1', productId: 'p1', ...open });
const lid = makeLine({ lineId: 'l2', productId: 'p2', ...open });
const jar = makeLine({ lineId: 'l3', productId: 'p3', productRequestStatus: 'COMPLETED' });
const lines = [foil, lid, jar];

const result = (productId: string, canceledLines: number, restoredLines: number, refusedLines: number) => ({
  productId,
  name: productId,
  internalReference: productId,
  outcome: 'KEPT' as const,
  canceledLines,
  restoredLines,
  refusedLines,
});

it('asks only about what can be canceled, line by line', () => {
  expect(cancelBody(cancelable(lines))).toEqual({ productIds: ['p1', 'p2'], cancelOnly: true, lineIds: ['l1', 'l2'] });
  expect(cancelBody([])).toEqual({ productIds: [], cancelOnly: true });
});

it('counts what ends and what is dropped, and names what stays', () => {
  const plan = planCanceling({ results: [result('p1', 1, 0, 0), result('p2', 0, 1, 0)] }, lines);
  expect(plan.lines).toEqual([foil, lid]);
  expect([plan.canceled, plan.dropped]).toEqual([1, 1]);
  expect(plan.leftOut.map(({ line }) => line)).toEqual([jar]);
});

it('leaves out what the server refuses although the list said otherwise', () => {
  const plan = planCanceling({ results: [result('p1', 1, 0, 0), result('p2', 0, 0, 1)] }, lines);
  expect(plan.lines).toEqual([foil]);
  expect(plan.canceled).toBe(1);
  expect(plan.leftOut.map(({ line }) => line)).toEqual([lid, jar]);
});
