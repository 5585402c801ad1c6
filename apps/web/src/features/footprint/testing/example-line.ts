import type { FootprintLine } from '../footprint-calls.ts';

const estimate: NonNullable<FootprintLine['estimate']> = {
  topCategory: 'Materials',
  category: 'Plastics',
  subcategory: 'Thermoplasts',
  name: 'ABS',
  impact: 3.1,
  version: '2026.1',
  chosenBy: 'Lena Brandt',
  chosenAt: '2026-11-02T08:00:00.000Z',
};

const line: FootprintLine = {
  lineId: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c002',
  productId: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c001',
  name: 'Aluminium foil',
  internalReference: 'AL-1',
  supplier: { id: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c003', name: 'Hydral Rolling' },
  productRequestStatus: 'COMPLETED',
  requestReference: 'REQ-2026-000007',
  year: 2026,
  quantity: 1200,
  quantityUnit: 'KG',
  massKg: 1200,
  basis: 'SPECIFIC',
  totalKg: 10_320,
  gap: null,
  inForce: {
    version: 2,
    emissionValue: 8.6,
    emissionUnit: 'KG',
    emissionUnitAmount: 1,
    massKg: null,
    acceptedAt: '2026-11-02T08:00:00.000Z',
  },
  estimate: null,
};

/** A purchase with its supplier's data, and what is said to be otherwise. */
export const exampleLine = Object.assign((given: Partial<FootprintLine>): FootprintLine => ({ ...line, ...given }), {
  estimate,
});
