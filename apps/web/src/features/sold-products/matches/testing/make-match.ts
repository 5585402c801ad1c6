import type { OfferedTemplate, TemplateMatch } from '../api/list-template-matches.ts';

export const makeTemplate = (changed: Partial<OfferedTemplate> = {}): OfferedTemplate => ({
  id: 'template',
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

export const makeMatch = (changed: Partial<TemplateMatch> = {}): TemplateMatch => ({
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
