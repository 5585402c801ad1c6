import { expect, it } from 'vitest';
import { planResending, resendItems } from './resend-dialog.tsx';
import { makeLine } from './testing/make-line.ts';

const open = makeLine({ lineId: 'l1', productId: 'p1', requestReference: 'REQ-2026-000001' });
const declined = makeLine({ lineId: 'l2', productId: 'p2', requestReference: 'REQ-2026-000001' });
const recent = makeLine({ lineId: 'l3', productId: 'p3', requestReference: 'REQ-2026-000002' });
const neverSent = makeLine({ lineId: 'l4', productId: 'p4' });
const lines = [open, declined, recent, neverSent];

it('names what was sent by its newest request', () => {
  expect(resendItems(lines)).toEqual([
    { productId: 'p1', requestReference: 'REQ-2026-000001' },
    { productId: 'p2', requestReference: 'REQ-2026-000001' },
    { productId: 'p3', requestReference: 'REQ-2026-000002' },
  ]);
});

it('tells reminders from new requests, and leaves out what is too early or was never sent', () => {
  const of = ({ lineId, productId, name, requestReference }: typeof open) => ({
    lineId,
    productId,
    name,
    supplier: { id: `s-${lineId}`, name: 'Hydral Rolling' },
    requestReference: requestReference ?? '',
  });
  const plan = planResending(
    {
      sent: [
        { ...of(open), productRequestStatus: 'REQUESTED', reminder: true },
        { ...of(declined), productRequestStatus: 'REQUESTED', reminder: false },
      ],
      skipped: [{ ...of(recent), code: 'REMINDED_RECENTLY' }],
    },
    lines,
  );
  expect(plan.items.map(({ productId }) => productId)).toEqual(['p1', 'p2']);
  expect([plan.reminders, plan.anew]).toEqual([1, 1]);
  expect(plan.supplierIds).toEqual(['s-l1', 's-l2']);
  expect(plan.leftOut.map(({ line, code }) => [line, code])).toEqual([
    [recent, 'REMINDED_RECENTLY'],
    [neverSent, 'INVALID_TRANSITION'],
  ]);
});
