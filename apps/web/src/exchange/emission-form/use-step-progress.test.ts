import { describe, expect, it } from 'vitest';
import { type EmissionFormValues, emptyEmissionForm } from './emission-form-values.ts';
import { stepProgress } from './use-step-progress.ts';

const counts = (values: EmissionFormValues) =>
  Object.values(stepProgress(values, 2026)).map(({ filled, required, findings }) => [
    filled,
    required,
    findings.length,
  ]);

describe('how far an answer is', () => {
  it('asks seven fields of the shortest one', () => {
    expect(counts(emptyEmissionForm)).toEqual([
      [0, 5, 5],
      [0, 1, 1],
      [0, 1, 1],
    ]);
  });

  it('is complete with them', () => {
    const values: EmissionFormValues = {
      ...emptyEmissionForm,
      data: {
        emissionValues: {
          granularity: 'PRODUCT',
          value: 2.63,
          unit: 'KG',
          referenceYear: 2025,
          lifecycleBoundary: 'CRADLE_TO_GATE',
        },
        dataSources: { primaryDataShareType: 'SECONDARY' },
        methodologies: { standards: ['ISO_14067'] },
      },
    };
    expect(counts(values)).toEqual([
      [5, 5, 0],
      [1, 1, 0],
      [1, 1, 0],
    ]);
  });

  it('counts letters in a number as wrong, and once', () => {
    const { emissions } = stepProgress(
      { ...emptyEmissionForm, data: { emissionValues: { granularity: 'PRODUCT', value: Number.NaN } } },
      2026,
    );
    expect(emissions.findings.filter(({ path }) => path === 'emissionValues.value')).toEqual([
      { path: 'emissionValues.value', code: 'INVALID_FORMAT', step: 'emissions' },
    ]);
  });

  it('finds nothing in what was typed for another kind of answer', () => {
    const typed = {
      ...emptyEmissionForm,
      data: {
        emissionValues: {
          granularity: 'UNAVAILABLE' as const,
          unavailableReason: 'Next year',
          value: Number.NaN,
          stages: [{ value: Number.NaN }],
        },
      },
      itemData: { energy: [{ id: 'a', amount: -1 }] },
    };
    expect(counts(typed)[0]).toEqual([2, 2, 0]);
  });
});
