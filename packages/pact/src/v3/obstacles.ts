import { includesRadiativeForcing } from '@pcf/catalogue/radiative-forcing';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemFactor } from '@pcf/contract/resources/emission-data-item';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { countryAlpha2 } from '@pcf/contract/vocabulary/region';
import { emissionParts } from './emission-parts.ts';
import type { Answer, ExchangeFacts } from './exchange-facts.ts';
import { type Obstacle, obstacle } from './exchange-finding.ts';
import { countryOfSubdivision } from './geography.ts';
import { endOfDay, endOfMonth, latestEnd, startOfDay } from './period.ts';
import { completedAnswer } from './prefill.ts';
import type { Section } from './section.ts';
import { isExpressible } from './units.ts';

/** Why an answer cannot be said in PACT, whatever somebody fills in beside it. */
export function obstaclesToExchange(answer: Answer, facts: ExchangeFacts): readonly Obstacle[] {
  const completed = completedAnswer(answer, facts);
  const { data } = completed;
  const values = data.emissionValues ?? {};
  if (values.granularity === 'UNAVAILABLE') return [obstacle('emissionValues.granularity', 'NO_DATA')];
  return [
    ...ofScope(data),
    ...ofFactors(completed.itemData),
    ...emissionParts(completed).obstacles,
    ...contradictions(completed),
    ...ofPeriods(values, data.exchange ?? {}),
  ];
}

const when = (applies: boolean, path: string, code: Obstacle['code']): Obstacle[] =>
  applies ? [obstacle(path, code)] : [];

/** A footprint in PACT reaches to the gate. Rows of a calculation begin with the material, and what leaves the gate is taken out. */
function ofScope({ emissionValues, methodologies }: EmissionData): Obstacle[] {
  const { unit, unitText, lifecycleBoundary: boundary, granularity } = emissionValues ?? {};
  return [
    ...when(unit != null && !isExpressible(unit, unitText), 'emissionValues.unit', 'UNIT_NOT_EXPRESSIBLE'),
    ...when(
      boundary != null && boundary !== 'CRADLE_TO_GATE' && granularity !== 'CALCULATOR',
      'emissionValues.lifecycleBoundary',
      'NOT_CRADLE_TO_GATE',
    ),
    ...when(methodologies?.offsetsIncluded === 'YES', 'methodologies.offsetsIncluded', 'OFFSETS_SUBTRACTED'),
  ];
}

interface FactorRow {
  readonly emissionfactor?: ItemFactor | null | undefined;
  readonly transportemissionfactor?: ItemFactor | null | undefined;
}

function ofFactors(itemData: Answer['itemData']): Obstacle[] {
  return emissionDataItemTypes.flatMap((section) =>
    ((itemData?.[section] ?? []) as readonly FactorRow[]).flatMap((row, index) =>
      (['emissionfactor', 'transportemissionfactor'] as const).flatMap((field) => {
        const factor = row[field];
        return when(
          factor != null && includesRadiativeForcing(factor),
          `itemData.${section}.${index}.${field}`,
          'RADIATIVE_FORCING_INCLUDED',
        );
      }),
    ),
  );
}

function contradictions(answer: Answer): Obstacle[] {
  const { emissionValues, dataSources, methodologies, exchange } = answer.data;
  const { parts } = emissionParts(answer);
  const says = (part: Parameters<typeof parts.get>[0]) => !(parts.get(part)?.eq(0) ?? true);
  const { geographyCountrySubdivision: subdivision, landManagementFossilGhgEmissions: landFossil } = exchange ?? {};
  const isOtherCountry = (dataSources?.countries ?? []).some(
    (country) => subdivision != null && countryAlpha2[country] !== countryOfSubdivision(subdivision),
  );
  const code = 'CONTRADICTS_ANOTHER_FIELD';
  return [
    ...when(methodologies?.packagingIncluded === 'NO' && says('packaging'), 'methodologies.packagingIncluded', code),
    ...when(
      exchange?.ccsTechnologicalCO2CaptureIncluded === false && (says('ccs') || says('technologicalRemovals')),
      'exchange.ccsTechnologicalCO2CaptureIncluded',
      code,
    ),
    ...when(exchange?.noProductMass === true && emissionValues?.productMassKg != null, 'exchange.noProductMass', code),
    ...when(isOtherCountry, 'exchange.geographyCountrySubdivision', code),
    ...when(
      landFossil != null && (parts.get('fossil')?.lt(landFossil) ?? false),
      'exchange.landManagementFossilGhgEmissions',
      code,
    ),
  ];
}

function ofPeriods(
  { referencePeriodStart: first, referencePeriodEnd: last }: Section<'emissionValues'>,
  { validFrom, validUntil }: Section<'exchange'>,
): Obstacle[] {
  if (!first || !last) return [];
  const end = endOfMonth(last);
  const start = validFrom ? startOfDay(validFrom) : end;
  const until = validUntil ? endOfDay(validUntil) : latestEnd(end);
  return [
    ...when(last < first, 'emissionValues.referencePeriodEnd', 'CONTRADICTS_ANOTHER_FIELD'),
    ...when(start < end, 'exchange.validFrom', 'OUTSIDE_VALIDITY'),
    ...when(until > latestEnd(end) || until <= start, 'exchange.validUntil', 'OUTSIDE_VALIDITY'),
  ];
}
