import type { OfferedSoldProduct, SoldProductMatch } from '../api/list-matches.ts';

export const makeSoldProduct = (changed: Partial<OfferedSoldProduct> = {}): OfferedSoldProduct => ({
  id: 'sold-product',
  name: 'Aluminium coil',
  internalReference: 'AC-1',
  dataVersion: 2,
  complete: true,
  emissionValue: 8.4,
  emissionUnit: 'KG',
  emissionUnitAmount: 1,
  validUntil: '2028-12-31',
  validity: 'VALID',
  ...changed,
});

export const makeMatch = (changed: Partial<SoldProductMatch> = {}): SoldProductMatch => ({
  lineId: 'line',
  productId: 'product',
  requestReference: 'R-1',
  name: 'Tray foil',
  internalReference: 'TF-9',
  customer: { id: 'customer', name: 'Nordic Kitchen' },
  supplierProductReference: null,
  productRequestStatus: 'REQUESTED',
  dueDate: null,
  submissionVersion: 0,
  hasDraft: false,
  canSubmit: true,
  confirmed: null,
  offers: [],
  ...changed,
});
