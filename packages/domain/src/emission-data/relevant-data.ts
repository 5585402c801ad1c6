import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { derivedValue } from './derive-value.ts';
import { knownStandards } from './known-standards.ts';
import { calculatedShareType, periodOf, primaryShareOf, scopesOf } from './presets.ts';
import { withoutNothing } from './without-nothing.ts';

type Section<Name extends keyof EmissionData> = NonNullable<EmissionData[Name]>;

export interface RelevantData {
  readonly data: EmissionData;
  /** The rows of a calculation; null for every other answer. */
  readonly itemData: ItemData | null;
}

/**
 * Exactly what an answer says: without what belongs to a choice that was not made, with what follows from the choices
 * that were, and with the value that they come to. It is what is submitted, shown beforehand and compared.
 */
export function relevantData(data: EmissionData, itemData: ItemData | null | undefined): RelevantData {
  const given = data.emissionValues ?? {};
  if (given.granularity === 'UNAVAILABLE') {
    const { granularity, unavailableReason, availableFrom } = given;
    return {
      data: withoutNothing({
        comment: data.comment,
        emissionValues: { granularity, unavailableReason, availableFrom },
      }),
      itemData: null,
    };
  }
  const calculated = given.granularity === 'CALCULATOR';
  return {
    data: withoutNothing({
      comment: data.comment,
      emissionValues: { ...valuesOf(given), value: derivedValue(data, itemData) },
      dataSources: calculated
        ? sourcesOf({ ...data.dataSources, primaryDataShareType: calculatedShareType })
        : data.dataSources && sourcesOf(data.dataSources),
      methodologies: methodsOf(data.methodologies ?? {}, calculated),
      verificationData: data.verificationData && verificationOf(data.verificationData),
      reductionPlan: data.reductionPlan && planOf(data.reductionPlan),
      exchange: data.exchange,
    }),
    itemData: calculated ? (itemData ?? {}) : null,
  };
}

function valuesOf(given: Section<'emissionValues'>): Section<'emissionValues'> {
  const { granularity, unit, lifecycleBoundary: boundary, referenceYear: year } = given;
  const shared = granularity === 'SHARE_COMPANY';
  const detailed = granularity === 'DETAILED_LIFECYCLE';
  const period = year == null ? null : periodOf(year);
  return {
    ...given,
    subjectType: shared ? (given.subjectType ?? 'COMPANY') : 'PRODUCT',
    unitText: unit === 'OTHER' ? given.unitText : null,
    // The share of a company comes out for one unit.
    unitAmount: shared ? 1 : (given.unitAmount ?? 1),
    productMassKg: unit === 'KG' ? null : given.productMassKg,
    referencePeriodStart: given.referencePeriodStart ?? period?.start,
    referencePeriodEnd: given.referencePeriodEnd ?? period?.end,
    scopes: given.scopes ?? (boundary ? scopesOf(boundary) : null),
    stages:
      granularity === 'LIFECYCLE' || detailed
        ? given.stages?.map(({ stage, stageText, scope, value, comment }) => ({
            stage,
            stageText: stage === 'OTHER' ? stageText : null,
            ...(detailed ? { scope, comment } : {}),
            value,
          }))
        : null,
    companyShare: shared ? given.companyShare : null,
    unavailableReason: null,
    availableFrom: null,
  };
}

function sourcesOf(given: Section<'dataSources'>): Section<'dataSources'> {
  const { primaryDataShareType: type, geographicGranularity: geography } = given;
  return {
    ...given,
    shareOfPrimaryDataInEmissionFactor:
      type === 'BOTH' ? given.shareOfPrimaryDataInEmissionFactor : type ? primaryShareOf(type) : null,
    emissionFactorSources: given.emissionFactorSources?.map((each) => ({
      ...each,
      sourceText: each.source === 'OTHER' ? each.sourceText : null,
    })),
    regions: geography === 'REGIONAL' ? given.regions : null,
    countries: geography === 'COUNTRY' ? given.countries : null,
  };
}

/** What was calculated here follows the calculator's own method. */
function methodsOf(given: Section<'methodologies'>, calculated: boolean): Section<'methodologies'> {
  const known = knownStandards(given.standards);
  const standards = known.length > 0 ? known : calculated ? (['CALCULATOR'] as const) : given.standards;
  return {
    ...given,
    standards: standards && [...standards],
    standardText: standards?.some((standard) => standard === 'OTHER') ? given.standardText : null,
    impactMethodologyText: given.impactMethodology === 'OTHER' ? given.impactMethodologyText : null,
    allocationMethodText: given.allocationMethods?.includes('OTHER') ? given.allocationMethodText : null,
    exemptedEmissionsReason: given.exemptedEmissionsPercent == null ? null : given.exemptedEmissionsReason,
  };
}

function verificationOf(given: Section<'verificationData'>): Section<'verificationData'> {
  if (given.verified !== true) return { verified: given.verified };
  return {
    ...given,
    providerText: given.provider === 'OTHER' ? given.providerText : null,
    standardText: given.standard === 'OTHER' ? given.standardText : null,
  };
}

const planOf = (given: Section<'reductionPlan'>): Section<'reductionPlan'> =>
  given.hasPlan === 'YES' ? given : { hasPlan: given.hasPlan };
