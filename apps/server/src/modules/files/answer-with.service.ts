import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { GivenEmissions } from './given-emissions.service.ts';

type Section<Name extends keyof EmissionData> = NonNullable<EmissionData[Name]>;

/** What is left out stays as it was; what is empty goes. */
const told = <Value>(given: Value | null | undefined, before: Value | null | undefined): Value | null =>
  (given === undefined ? before : given) ?? null;

/** An answer with what a row of a file says about it. */
export function answerWith(before: EmissionData, given: GivenEmissions): EmissionData {
  return {
    ...before,
    comment: told(given.comment, before.comment),
    emissionValues: valuesWith(before.emissionValues ?? {}, given),
    dataSources: sourcesWith(before.dataSources ?? {}, given),
    methodologies: { ...before.methodologies, standards: told(given.standards, before.methodologies?.standards) },
    verificationData: {
      ...before.verificationData,
      verified: told(given.verified, before.verificationData?.verified),
      provider: told(given.verificationProvider, before.verificationData?.provider),
    },
  };
}

/** A value that was typed into a file is one of the product, and what an earlier one followed from no longer holds. */
function valuesWith(before: Section<'emissionValues'>, given: GivenEmissions): Section<'emissionValues'> {
  const value = told(given.value, before.value);
  const referenceYear = told(given.referenceYear, before.referenceYear);
  const anew = value !== null && value !== (before.value ?? null);
  return {
    ...before,
    ...(anew
      ? { granularity: 'PRODUCT', stages: null, companyShare: null, breakdown: null, comparisonGroup: null }
      : { granularity: before.granularity ?? 'PRODUCT' }),
    value,
    unit: told(given.unit, before.unit),
    unitAmount: told(given.unitAmount, before.unitAmount),
    productMassKg: told(given.productMassKg, before.productMassKg),
    referenceYear,
    ...(referenceYear === (before.referenceYear ?? null)
      ? {}
      : { referencePeriodStart: null, referencePeriodEnd: null }),
    lifecycleBoundary: told(given.lifecycleBoundary, before.lifecycleBoundary),
    scopes: told(given.scopes, before.scopes),
  };
}

function sourcesWith(before: Section<'dataSources'>, given: GivenEmissions): Section<'dataSources'> {
  const countries = told(given.countries, before.countries);
  const known = Map.groupBy(before.emissionFactorSources ?? [], ({ source }) => source);
  return {
    ...before,
    primaryDataShareType: told(given.primaryDataShareType, before.primaryDataShareType),
    shareOfPrimaryDataInEmissionFactor: told(given.primaryDataShare, before.shareOfPrimaryDataInEmissionFactor),
    emissionFactorSources:
      given.factorSources === undefined
        ? before.emissionFactorSources
        : given.factorSources?.flatMap((source) => known.get(source) ?? [{ source }]),
    ...(given.countries === undefined ? {} : { geographicGranularity: geographyOf(before, countries) }),
    countries,
  };
}

function geographyOf(before: Section<'dataSources'>, countries: readonly string[] | null) {
  if (countries?.length) return 'COUNTRY';
  return before.geographicGranularity === 'COUNTRY' ? null : before.geographicGranularity;
}
