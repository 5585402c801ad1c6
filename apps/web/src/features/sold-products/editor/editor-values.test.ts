import { expect, it } from 'vitest';
import { emptyEmissionForm } from '../../../exchange/emission-form/emission-form-values.ts';
import type { SoldProduct } from '../../../exchange/sold-products.ts';
import { draftBody, firstValues, publishBody } from './editor-values.ts';

const soldProduct: SoldProduct = {
  id: 't',
  name: 'Rolled sheet',
  internalReference: 'RS-1',
  description: null,
  unit: 'KG',
  version: 7,
  dataVersion: 2,
  complete: false,
  openFindings: 3,
  emissionValue: null,
  emissionUnit: null,
  emissionUnitAmount: null,
  emissionValueGranularity: null,
  emissionDataVerified: null,
  shareOfPrimaryDataInEmissionFactor: null,
  referenceYear: null,
  validUntil: null,
  validity: null,
  holders: { lines: 0, customers: 0, outdatedLines: 0, outdatedCustomers: 0 },
  draftSavedAt: null,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  data: { emissionValues: { value: 2 }, verificationData: { verified: true, provider: 'DNV' } },
  itemData: null,
  updatedBy: null,
  dataUpdatedAt: null,
  dataUpdatedBy: null,
  draft: null,
};

it('begins with the draft, else with what was published, verified anew, else with the unit', () => {
  const draft = { version: 4, savedAt: '2026-11-02T10:00:00Z', savedBy: 'Anna Berg', data: { comment: 'half' } };
  expect(firstValues({ ...soldProduct, draft }).data).toEqual({ comment: 'half' });
  expect(firstValues(soldProduct).data).toEqual({
    emissionValues: { value: 2 },
    verificationData: { verified: null, provider: 'DNV' },
  });
  expect(firstValues({ ...soldProduct, data: null }).data).toEqual({ emissionValues: { unit: 'KG' } });
});

it('saves what is typed, and publishes what it says', () => {
  const values = {
    ...emptyEmissionForm,
    data: { emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'New product', value: 3 } as const },
  };
  expect(draftBody(values, 4)).toEqual({ data: values.data, itemData: {}, draftVersion: 4 });
  expect(publishBody(values, soldProduct)).toEqual({
    name: 'Rolled sheet',
    internalReference: 'RS-1',
    description: null,
    unit: 'KG',
    version: 7,
    data: { emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'New product' } },
    itemData: null,
  });
});
