import { expect, it } from 'vitest';
import { makeLine } from '../testing/make-line.ts';
import { chosenIds, planSending } from './send-plan.ts';

const foil = makeLine({ lineId: 'l1', productId: 'p1', name: 'Foil', supplier: { id: 's1', name: 'Hydral' } });
const foilElsewhere = makeLine({ lineId: 'l2', productId: 'p1', name: 'Foil', supplier: { id: 's2', name: 'Vetro' } });
const film = makeLine({ lineId: 'l3', productId: 'p2', name: 'Film' });
const jar = makeLine({ lineId: 'l4', productId: 'p3', name: 'Jar', productRequestStatus: 'REQUESTED' });
const lines = [foil, foilElsewhere, film, jar];

it('asks about each product once, and about each chosen line', () => {
  expect(chosenIds(lines)).toEqual({ productIds: ['p1', 'p2', 'p3'], lineIds: ['l1', 'l2', 'l3', 'l4'] });
});

it('tells what goes out from what waits for a supplier and what cannot be sent', () => {
  const sent = ({ lineId, productId, name, supplier }: typeof foil) => ({
    lineId,
    productId,
    name,
    supplier,
    requestReference: null,
  });
  const plan = planSending(
    {
      campaignId: null,
      requests: [
        { requestReference: null, supplier: { id: 's1', name: 'Hydral' }, lines: 1 },
        { requestReference: null, supplier: { id: 's2', name: 'Vetro' }, lines: 1 },
      ],
      sent: [sent(foil), sent(foilElsewhere)],
      skipped: [
        { lineId: 'l3', productId: 'p2', name: 'Film', supplier: null, code: 'NO_SUPPLIER' },
        { lineId: 'l4', productId: 'p3', name: 'Jar', supplier: null, code: 'INVALID_TRANSITION' },
        { lineId: null, productId: 'p9', name: null, supplier: null, code: 'NOT_FOUND' },
      ],
    },
    lines,
  );
  expect(plan.productIds).toEqual(['p1']);
  expect(plan.lineIds).toEqual(['l1', 'l2']);
  expect(plan.suppliers).toEqual([
    { id: 's1', name: 'Hydral', lines: 1 },
    { id: 's2', name: 'Vetro', lines: 1 },
  ]);
  expect(plan.unassigned.map(({ line }) => line)).toEqual([film]);
  expect(plan.leftOut.map(({ name, line, code }) => [name, line, code])).toEqual([
    ['Jar', jar, 'INVALID_TRANSITION'],
    ['', undefined, 'NOT_FOUND'],
  ]);
});
