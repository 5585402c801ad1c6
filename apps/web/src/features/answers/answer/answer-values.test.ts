import { expect, it } from 'vitest';
import { emptyEmissionForm } from '../../../exchange/emission-form/emission-form-values.ts';
import type { EmissionAnswer, OwnSubmission } from './answer-calls.ts';
import { draftBody, firstValues, submitBody, valuesFrom } from './answer-values.ts';

const submission = (value: number): OwnSubmission => ({
  version: 1,
  submittedAt: '2026-11-01T10:00:00Z',
  submittedBy: 'Anna Berg',
  outcome: null,
  reviewedAt: null,
  reviewedBy: null,
  reviewComment: null,
  data: { emissionValues: { granularity: 'PRODUCT', value, unit: 'KG' }, verificationData: { verified: true } },
  itemData: null,
  shareRows: false,
});

const asked = {
  unit: 'DIMENSIONLESS',
  massKg: 0.2,
  draft: null,
  inForce: submission(2),
  submission: submission(3),
  template: null,
  productRequestStatus: 'REQUESTED',
  requestData: {
    customer: { id: 'c', name: 'Nordic Kitchen' },
    requestedBy: null,
    requestedAt: '2026-11-01T10:00:00Z',
    dueDate: null,
    expects: { unit: 'KG' },
    supplierProductReference: null,
  },
} satisfies Partial<EmissionAnswer>;

it('begins empty but for what the customer said of the product', () => {
  expect(firstValues(asked).data).toEqual({ emissionValues: { unit: 'DIMENSIONLESS', productMassKg: 0.2 } });
  expect(valuesFrom('empty', { ...asked, unit: null, massKg: null }).data).toEqual({ emissionValues: { unit: 'KG' } });
});

it('begins with what was sent back, and lets nobody claim a verification unseen', () => {
  const { data } = firstValues({ ...asked, productRequestStatus: 'REJECTED' });
  expect(data.emissionValues?.value).toBe(3);
  expect(data.verificationData?.verified).toBeNull();
  expect(valuesFrom('accepted', asked).data.emissionValues?.value).toBe(2);
});

it('prefers the draft', () => {
  const draft = { version: 4, savedAt: '2026-11-02T10:00:00Z', savedBy: null, data: { comment: 'half' } };
  expect(firstValues({ ...asked, productRequestStatus: 'REJECTED', draft })).toEqual({
    ...emptyEmissionForm,
    data: { comment: 'half' },
  });
});

it('remembers the sold product that the draft, or what was sent last, came from', () => {
  const template = { id: 't', name: 'Rolled sheet', dataVersion: 3, usedVersion: 2 };
  const used = { id: 't', version: 2 };
  expect(firstValues({ ...asked, template, productRequestStatus: 'REJECTED' }).template).toEqual(used);
  const earlier = { ...submission(3), version: 2 };
  expect(valuesFrom('accepted', { ...asked, template, submission: earlier }).template).toBeNull();
  const draft = { version: 4, savedAt: '2026-11-02T10:00:00Z', savedBy: null, data: {} };
  const filled = firstValues({ ...asked, draft: { ...draft, templateId: 't', templateVersion: 2 } });
  expect(filled.template).toEqual(used);
  expect(submitBody(filled, 1)).toMatchObject({ templateId: 't', templateVersion: 2 });
});

it('sends a draft as it is and an answer without what does not apply', () => {
  const values = {
    ...emptyEmissionForm,
    data: { emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'New product', value: 3 } as const },
    plausibilityConfirmation: ' ',
  };
  expect(draftBody(values, 2)).toEqual({
    data: values.data,
    itemData: {},
    shareRows: false,
    plausibilityConfirmation: null,
    templateId: null,
    templateVersion: null,
    draftVersion: 2,
  });
  expect(submitBody(values, 1).data).toEqual({
    emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'New product' },
  });
});
