import { expect, it } from 'vitest';
import { collectOpenLines, type PurchasedProducts } from './campaign-suppliers.tsx';

type Query = Parameters<Parameters<typeof collectOpenLines>[1]>[0];
type Line = PurchasedProducts['data'][number];

const line = (lineId: string, requestReference: string | null, supplierId: string) =>
  ({ lineId, requestReference, supplier: { id: supplierId, name: supplierId } }) as Line;

const requestOf = (number: number) => ({
  requestReference: `REQ-2026-${String(number).padStart(6, '0')}`,
  supplier: { id: `s${number}`, name: `Supplier ${number}` },
});

/** Answers as the server pages. */
function serve(lines: readonly Line[]) {
  const asked: Query[] = [];
  const listLines = async (query: Query) => {
    asked.push(query);
    const found = lines.filter(({ supplier }) => supplier !== null && query.supplierIds.includes(supplier.id));
    const from = query.pageNumber * query.limit;
    return { data: found.slice(from, from + query.limit), metadata: { count: found.length } };
  };
  return { asked, listLines };
}

it('takes the lines of the requests alone, not what else the suppliers were asked for', async () => {
  const { listLines, asked } = serve([
    line('a', 'REQ-2026-000001', 's1'),
    line('b', 'REQ-2026-000009', 's1'),
    line('c', 'REQ-2026-000002', 's2'),
    line('d', null, 's2'),
    line('e', 'REQ-2026-000003', 's3'),
  ]);
  const found = await collectOpenLines([requestOf(1), requestOf(2)], listLines);
  expect(found.map(({ lineId }) => lineId)).toEqual(['a', 'c']);
  expect(asked).toEqual([
    { supplierIds: ['s1', 's2'], productRequestStatus: ['REQUESTED', 'REJECTED'], limit: 500, pageNumber: 0 },
  ]);
});

it('asks for every page of many lines', async () => {
  const many = Array.from({ length: 1203 }, (_, index) => line(String(index), 'REQ-2026-000001', 's1'));
  const { listLines, asked } = serve(many);
  expect(await collectOpenLines([requestOf(1)], listLines)).toHaveLength(1203);
  expect(asked.map(({ pageNumber }) => pageNumber)).toEqual([0, 1, 2]);
});

it('asks for many suppliers in parts', async () => {
  const requests = Array.from({ length: 60 }, (_, index) => requestOf(index + 1));
  const { listLines, asked } = serve(
    requests.map(({ requestReference, supplier }) => line(supplier.id, requestReference, supplier.id)),
  );
  expect(await collectOpenLines(requests, listLines)).toHaveLength(60);
  expect(asked.map(({ supplierIds }) => supplierIds.length)).toEqual([25, 25, 10]);
});
