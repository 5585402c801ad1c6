import { expect, it } from 'vitest';
import { type EmissionFormValues, emptyEmissionForm } from './emission-form-values.ts';
import { wrongEntries } from './findings/form-findings.ts';
import { sendableValues } from './sendable-values.ts';

const values: EmissionFormValues = {
  ...emptyEmissionForm,
  data: {
    comment: '',
    emissionValues: {
      granularity: 'LIFECYCLE',
      value: Number.NaN,
      referenceYear: 2025,
      referencePeriodStart: '3/20',
      productMassKg: 0,
      availableFrom: '',
      stages: [{ stage: 'PACKAGING', value: 0.1 }, { value: Number.NaN }],
    },
    dataSources: { shareOfPrimaryDataInEmissionFactor: 120, dataQuality: { technological: 2.55 } },
    methodologies: { standardText: 'x'.repeat(256) },
  },
  itemData: { energy: [{ id: 'a', amount: -1 }] },
};

it('saves everything but what no server would take', () => {
  expect(sendableValues(values)).toEqual({
    ...emptyEmissionForm,
    data: {
      comment: null,
      emissionValues: {
        granularity: 'LIFECYCLE',
        value: null,
        referenceYear: 2025,
        referencePeriodStart: null,
        productMassKg: null,
        availableFrom: null,
        stages: [{ stage: 'PACKAGING', value: 0.1 }, { value: null }],
      },
      dataSources: { shareOfPrimaryDataInEmissionFactor: null, dataQuality: { technological: null } },
      methodologies: { standardText: null },
    },
    itemData: { energy: [{ id: 'a', amount: null }] },
  });
});

it('names what it leaves out', () => {
  expect(wrongEntries(values)).toEqual([
    { path: 'emissionValues.value', code: 'INVALID_FORMAT' },
    { path: 'emissionValues.referencePeriodStart', code: 'INVALID_FORMAT' },
    { path: 'emissionValues.productMassKg', code: 'TOO_SMALL' },
    { path: 'emissionValues.stages.1.value', code: 'INVALID_FORMAT' },
    { path: 'dataSources.shareOfPrimaryDataInEmissionFactor', code: 'TOO_LARGE' },
    { path: 'dataSources.dataQuality.technological', code: 'INVALID_VALUE' },
    { path: 'methodologies.standardText', code: 'TOO_LONG' },
    { path: 'itemData.energy.0.amount', code: 'TOO_SMALL' },
  ]);
});

it('takes whatever the contract takes', () => {
  const good = { ...emptyEmissionForm, data: { emissionValues: { value: 0.0000000001, unitAmount: 100 } } };
  expect(sendableValues(good)).toEqual(good);
  const long = { ...emptyEmissionForm, data: { emissionValues: { value: 0.00000000012 } } };
  expect(wrongEntries(long)).toEqual([{ path: 'emissionValues.value', code: 'INVALID_VALUE' }]);
});
