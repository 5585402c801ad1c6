import { expect, it } from 'vitest';
import type { Product } from './product-values.ts';
import { emptyProduct, toCreation, toUpdate, valuesOf } from './product-values.ts';

const stored: Product = {
  id: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c001',
  name: 'Glass jar 370 ml',
  internalReference: 'GJ-370',
  description: null,
  unit: 'DIMENSIONLESS',
  massKg: 0.21,
  version: 4,
  estimate: null,
  archived: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  lines: [
    {
      lineId: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c002',
      supplier: { id: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c003', name: 'Vetro Adige' },
      productRequestStatus: 'REQUESTED',
      requestReference: 'REQ-2026-000007',
      supplierProductReference: null,
      supplierNumber: '70012',
      yearlyQuantity: 120000,
      quantityUnit: 'DIMENSIONLESS',
      quantityYear: 2026,
      quantities: [{ year: 2026, quantity: 120000, quantityUnit: 'DIMENSIONLESS' }],
    },
  ],
};

it('sends what was typed, without blanks around it and nothing for what was left empty', () => {
  expect(toCreation({ ...emptyProduct, name: ' Foil ', internalReference: 'AL-1 ', description: '  ' })).toEqual({
    name: 'Foil',
    internalReference: 'AL-1',
    description: null,
    unit: null,
    massKg: null,
    supplierId: null,
    supplierProductReference: null,
    supplierNumber: null,
    yearlyQuantity: null,
    quantityUnit: null,
    quantityYear: null,
  });
});

it('changes nothing where nothing was typed', () => {
  expect(toUpdate(valuesOf(stored), stored.version)).toEqual({
    name: 'Glass jar 370 ml',
    internalReference: 'GJ-370',
    description: null,
    unit: 'DIMENSIONLESS',
    massKg: 0.21,
    version: 4,
    lines: [
      {
        lineId: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c002',
        supplierId: '8f14e45f-ceea-467f-9c1b-3e1a6ab1c003',
        supplierProductReference: null,
        supplierNumber: '70012',
        yearlyQuantity: 120000,
        quantityUnit: 'DIMENSIONLESS',
        quantityYear: 2026,
      },
    ],
  });
});
