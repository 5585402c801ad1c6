import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { periodOf } from '@pcf/domain/emission-data/presets';
import { validUntil } from '@pcf/domain/emission-data/validity';

type Values = NonNullable<EmissionData['emissionValues']>;

/**
 * Two answers as a reader sees them: what follows where a supplier says nothing stands there as if it had been said. Else
 * a day that was left out would seem to have gone, though the data hold until the one that follows.
 */
export function asShown(before: EmissionData, after: EmissionData): [EmissionData, EmissionData] {
  const tellsPeriod = [before, after].some(({ emissionValues: values }) => Boolean(values?.referencePeriodEnd));
  return [shown(before, tellsPeriod), shown(after, tellsPeriod)];
}

function shown(data: EmissionData, tellsPeriod: boolean): EmissionData {
  const { emissionValues: values, exchange } = data;
  return {
    ...data,
    ...(values
      ? { emissionValues: { ...values, ...unitAmountOf(values), ...(tellsPeriod ? periodIn(values) : {}) } }
      : {}),
    exchange: { ...exchange, validUntil: validUntil(data) },
  };
}

const unitAmountOf = ({ value, unitAmount }: Values): Partial<Values> =>
  value == null ? {} : { unitAmount: unitAmount ?? 1 };

function periodIn({ referenceYear, referencePeriodStart, referencePeriodEnd }: Values): Partial<Values> {
  const year = referenceYear == null ? null : periodOf(referenceYear);
  return {
    referencePeriodStart: referencePeriodStart ?? year?.start ?? null,
    referencePeriodEnd: referencePeriodEnd ?? year?.end ?? null,
  };
}
