import { exemptedPercentWithoutReason, largestAmount } from '@pcf/contract/exchange-limits';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { derivedValue } from './derive-value.ts';
import { type Finding, finding } from './finding.ts';
import { requiredFields } from './required-fields.ts';
import { isWithin } from './stage-boundary.ts';
import { latestValidity } from './validity.ts';

/** Everything that stands against submitting an answer; it may be submitted where there is nothing. */
export function findings(
  data: EmissionData,
  itemData: ItemData | null | undefined,
  { currentYear }: { readonly currentYear: number },
): readonly Finding[] {
  const missing = requiredFields(data, itemData)
    .filter(({ filled }) => !filled)
    .map(({ path }) => finding(path));
  if (data.emissionValues?.granularity === 'UNAVAILABLE') return missing;
  return [
    ...missing,
    ...ofValues(data, itemData, currentYear),
    ...ofSources(data.dataSources ?? {}),
    ...ofMethods(data.methodologies ?? {}),
    ...ofValidity(data),
  ];
}

function ofValues(data: EmissionData, itemData: ItemData | null | undefined, currentYear: number): Finding[] {
  const values = data.emissionValues ?? {};
  const found: Finding[] = [];
  const value = derivedValue(data, itemData);
  if (value !== null && Math.abs(value) > largestAmount) found.push(finding('emissionValues.value', 'TOO_LARGE'));
  if (value !== null && value < 0 && !hasRemovals(values.breakdown)) {
    found.push(finding('emissionValues.value', 'TOO_SMALL'));
  }
  if ((values.referenceYear ?? 0) > currentYear) found.push(finding('emissionValues.referenceYear', 'TOO_LARGE'));
  if (
    values.referencePeriodStart &&
    values.referencePeriodEnd &&
    values.referencePeriodEnd < values.referencePeriodStart
  ) {
    found.push(finding('emissionValues.referencePeriodEnd', 'INVALID_VALUE'));
  }
  if (values.subjectType === 'COMPANY' && values.granularity !== 'SHARE_COMPANY') {
    found.push(finding('emissionValues.subjectType', 'INVALID_VALUE'));
  }
  return [...found, ...stagesOutside(values)];
}

/** Only what is taken out of the air makes a footprint negative. */
const hasRemovals = (breakdown: NonNullable<EmissionData['emissionValues']>['breakdown']): boolean =>
  [breakdown?.landRemovals, breakdown?.technologicalRemovals, breakdown?.ccs].some((removal) => (removal ?? 0) < 0);

function stagesOutside({
  granularity,
  stages,
  lifecycleBoundary,
}: NonNullable<EmissionData['emissionValues']>): Finding[] {
  if (granularity !== 'LIFECYCLE' && granularity !== 'DETAILED_LIFECYCLE') return [];
  return (stages ?? []).flatMap(({ stage }, index) =>
    stage && lifecycleBoundary && !isWithin(stage, lifecycleBoundary)
      ? [finding(`emissionValues.stages.${index}.stage`, 'INVALID_VALUE')]
      : [],
  );
}

function ofSources({ dataQuality }: NonNullable<EmissionData['dataSources']>): Finding[] {
  const ratings = ['technological', 'geographical', 'temporal'] as const;
  const given = ratings.filter((rating) => dataQuality?.[rating] != null);
  if (given.length === 0) return [];
  return ratings
    .filter((rating) => !given.includes(rating))
    .map((rating) => finding(`dataSources.dataQuality.${rating}`));
}

function ofMethods({
  exemptedEmissionsPercent,
  exemptedEmissionsReason,
}: NonNullable<EmissionData['methodologies']>): Finding[] {
  const unexplained = (exemptedEmissionsPercent ?? 0) > exemptedPercentWithoutReason && !exemptedEmissionsReason;
  return unexplained ? [finding('methodologies.exemptedEmissionsReason')] : [];
}

function ofValidity({ emissionValues, exchange }: EmissionData): Finding[] {
  const latest = latestValidity(emissionValues ?? {});
  if (!exchange?.validUntil || latest === null || exchange.validUntil <= latest) return [];
  return [finding('exchange.validUntil', 'TOO_LARGE')];
}
