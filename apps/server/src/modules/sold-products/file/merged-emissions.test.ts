import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { describe, expect, it } from 'vitest';
import { templateColumns } from '../sold-product-columns.ts';
import { mergedEmissions } from './update-sold-products.ts';

const now = new Date('2026-05-04T10:00:00Z');
const kept = (data: EmissionData) => {
  const columns = templateColumns(data, null, now);
  return { data: columns.data, item_data: columns.item_data };
};

const whole = kept({
  emissionValues: {
    granularity: 'PRODUCT',
    value: 2,
    unit: 'KG',
    referenceYear: 2024,
    lifecycleBoundary: 'CRADLE_TO_GATE',
  },
  dataSources: {
    primaryDataShareType: 'PRIMARY',
    emissionFactorSources: [
      { source: 'ECOINVENT', version: '3.9' },
      { source: 'DEFRA_CONVERSION_FACTORS' },
      { source: 'ECOINVENT', version: '3.10' },
    ],
  },
  methodologies: { standards: ['ISO_14067'] },
  verificationData: { verified: true, provider: 'TUV_SUD' },
});
const staged = kept({
  emissionValues: {
    granularity: 'LIFECYCLE',
    unit: 'KG',
    referenceYear: 2024,
    stages: [
      { stage: 'MATERIAL_ACQUISITION', value: 1 },
      { stage: 'PRODUCTION', value: 2 },
    ],
  },
});

describe('what a row makes of emission data', () => {
  it('is nothing where it says nothing, or what is there', () => {
    expect(mergedEmissions(whole, null, now)).toBeNull();
    expect(mergedEmissions(whole, { value: 2, unit: 'KG', verified: true }, now)).toBeNull();
    expect(mergedEmissions(whole, { factorSources: ['ECOINVENT', 'DEFRA_CONVERSION_FACTORS'] }, now)).toBeNull();
    expect(mergedEmissions(whole, { primaryDataShare: 40 }, now)).toBeNull();
    expect(mergedEmissions(staged, { value: 3, unit: 'KG' }, now)).toBeNull();
  });

  it('keeps what the row does not say', () => {
    expect(mergedEmissions(whole, { comment: 'New' }, now)?.data).toEqual({ ...whole.data, comment: 'New' });
    expect(mergedEmissions(staged, { referenceYear: 2025 }, now)?.data.emissionValues).toMatchObject({
      granularity: 'LIFECYCLE',
      value: 3,
      referencePeriodEnd: '2025-12',
    });
  });

  it('is of a product where the value is another', () => {
    const { data } = mergedEmissions(staged, { value: 4 }, now) ?? {};
    expect(data?.emissionValues).toMatchObject({ granularity: 'PRODUCT', value: 4 });
    expect(data?.emissionValues).not.toHaveProperty('stages');
  });

  it('is verified with other figures only where the row says so', () => {
    expect(mergedEmissions(whole, { value: 3 }, now)?.emission_data_verified).toBe(false);
    expect(mergedEmissions(whole, { value: 3, verified: true }, now)?.data.verificationData).toMatchObject({
      verified: true,
      provider: 'TUV_SUD',
    });
  });

  it('is the first that is said of it', () => {
    expect(mergedEmissions({ data: null, item_data: null }, { value: 3 }, now)?.data.emissionValues).toMatchObject({
      granularity: 'PRODUCT',
      value: 3,
    });
  });
});
