import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import { validUntil } from '@pcf/domain/emission-data/validity';

/** What lists show, filter and sort by of an answer, validated on the day it is given. Without data there is none of it. */
export function answerColumns(data: EmissionData, givenOn: string) {
  const { emissionValues, dataSources, verificationData } = data;
  const { granularity, value, unit, unitAmount, productMassKg, confidence } = emissionValues ?? {};
  return {
    emission_value: exact(value),
    emission_unit: unit ?? null,
    emission_unit_amount: exact(unitAmount),
    emission_value_granularity: granularity ?? null,
    emission_value_confidence: confidence ?? null,
    emission_data_verified: granularity === 'UNAVAILABLE' ? null : verificationData?.verified === true,
    primary_data_share: exact(dataSources?.shareOfPrimaryDataInEmissionFactor),
    valid_until: validUntil(data),
    product_mass_kg: exact(productMassKg),
    quality_score: dataQualityOf(data, givenOn)?.score ?? null,
  };
}

/** As text, so that every digit arrives. */
const exact = (value: number | null | undefined) => (value == null ? null : String(value));
