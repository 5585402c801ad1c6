import { expect, it } from 'vitest';
import { emptyEmissionForm } from '../../components/emission-form/emission-form-values.ts';
import { draftBody, firstValues, saySame, submitBody, valuesFrom } from './answer-values.ts';
import type { EmissionAnswer, OwnSubmission } from './api/get-emission-answer.ts';

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
    draftVersion: 2,
  });
  expect(submitBody(values, 1).data).toEqual({
    emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'New product' },
  });
});

it('compares what is said, not how it is written', () => {
  const one = { ...emptyEmissionForm, data: { comment: 'x', emissionValues: { value: 1, unit: 'KG' as const } } };
  const other = { ...emptyEmissionForm, data: { emissionValues: { unit: 'KG' as const, value: 1 }, comment: 'x' } };
  expect(saySame(one, other)).toBe(true);
  expect(saySame(one, { ...other, data: { ...other.data, reductionPlan: { description: '' } } })).toBe(true);
  expect(saySame(one, { ...other, shareRows: true })).toBe(false);
});
