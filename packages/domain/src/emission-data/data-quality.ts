import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { DataQualityLevel } from '@pcf/contract/vocabulary/data-quality';
import { type DataQualityCriterion, dataQualityCriteria } from '@pcf/contract/vocabulary/data-quality';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-data';
import type { ConfidenceLevel, GeographicGranularity, VerificationLevel } from '@pcf/contract/vocabulary/methods';
import { dataQualityLevelOf } from './data-quality-level.ts';
import { primaryShareOf } from './presets.ts';

/** What an answer says about each criterion; null where it says nothing. */
interface QualityFacts {
  /** In percent. */
  PRIMARY_DATA: number | null;
  /** VERIFIED where nobody says with how much assurance. */
  VERIFICATION: VerificationLevel | 'VERIFIED' | 'NOT_VERIFIED';
  /** Whole years between the end of the period and the submission. */
  AGE: number | null;
  GRANULARITY: EmissionValueGranularity | null;
  CONFIDENCE: ConfidenceLevel | null;
  GEOGRAPHY: GeographicGranularity | null;
}

export type DataQualityPart = {
  [Criterion in DataQualityCriterion]: {
    readonly criterion: Criterion;
    readonly said: QualityFacts[Criterion];
    readonly points: number;
    readonly most: number;
  };
}[DataQualityCriterion];

export interface DataQuality {
  /** From 0 to 100: the sum of the parts. */
  readonly score: number;
  readonly level: DataQualityLevel;
  readonly parts: readonly DataQualityPart[];
}

/** How much each criterion can bring; together 100. */
export const maxPointsOf: Readonly<Record<DataQualityCriterion, number>> = {
  PRIMARY_DATA: 30,
  VERIFICATION: 20,
  AGE: 15,
  GRANULARITY: 15,
  CONFIDENCE: 10,
  GEOGRAPHY: 10,
};

const verificationPoints = { REASONABLE: 20, LIMITED: 15, VERIFIED: 12, NOT_VERIFIED: 0 } as const;
/** By how many whole years old the data were. */
const agePoints = [15, 10, 5] as const;
const granularityPoints = {
  DETAILED_LIFECYCLE: 15,
  LIFECYCLE: 12,
  CALCULATOR: 10,
  PRODUCT: 8,
  SHARE_COMPANY: 3,
  UNAVAILABLE: 0,
} as const;
const confidencePoints = { VERY: 10, SOMEWHAT: 5, NONE: 0 } as const;
const geographyPoints = { COUNTRY: 10, REGIONAL: 6, GLOBAL: 3, UNKNOWN: 0 } as const;

const pointsOf: { readonly [Criterion in DataQualityCriterion]: (said: QualityFacts[Criterion]) => number } = {
  PRIMARY_DATA: (share) => Math.round(((share ?? 0) / 100) * maxPointsOf.PRIMARY_DATA),
  VERIFICATION: (verified) => verificationPoints[verified],
  AGE: (years) => (years === null ? 0 : (agePoints[years] ?? 0)),
  GRANULARITY: (granularity) => (granularity === null ? 0 : granularityPoints[granularity]),
  CONFIDENCE: (confidence) => (confidence === null ? 0 : confidencePoints[confidence]),
  GEOGRAPHY: (geography) => (geography === null ? 0 : geographyPoints[geography]),
};

/**
 * What an answer is worth as evidence, judged on the day it was submitted, so that its score stays what it was. An answer
 * that says that there are no data has none.
 */
export function dataQualityOf(data: EmissionData, submittedOn: string): DataQuality | null {
  if (!data.emissionValues?.granularity || data.emissionValues.granularity === 'UNAVAILABLE') return null;
  const facts = factsOf(data, submittedOn);
  const parts = dataQualityCriteria.map((criterion) => partOf(criterion, facts[criterion]));
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  return { score, level: dataQualityLevelOf(score), parts };
}

const partOf = <Criterion extends DataQualityCriterion>(criterion: Criterion, said: QualityFacts[Criterion]) =>
  ({ criterion, said, points: pointsOf[criterion](said), most: maxPointsOf[criterion] }) as DataQualityPart;

const factsOf = (
  { emissionValues, dataSources, verificationData }: EmissionData,
  submittedOn: string,
): QualityFacts => ({
  PRIMARY_DATA: shareOf(dataSources ?? {}),
  VERIFICATION: verificationData?.verified === true ? (verificationData.level ?? 'VERIFIED') : 'NOT_VERIFIED',
  AGE: yearsOf(emissionValues ?? {}, submittedOn),
  GRANULARITY: emissionValues?.granularity ?? null,
  CONFIDENCE: emissionValues?.confidence ?? null,
  GEOGRAPHY: dataSources?.geographicGranularity ?? null,
});

/** All or none is a share, also where nobody wrote it down. */
function shareOf(sources: NonNullable<EmissionData['dataSources']>): number | null {
  const { primaryDataShareType: type, shareOfPrimaryDataInEmissionFactor: share } = sources;
  return type && type !== 'BOTH' ? primaryShareOf(type) : (share ?? null);
}

/** A year that has begun ends at most so many months later. */
const maxMonthsAhead = 11;

/** A period that still runs is as new as can be; one that has not begun says nothing about what was measured. */
function yearsOf(
  { referencePeriodEnd, referenceYear }: NonNullable<EmissionData['emissionValues']>,
  submittedOn: string,
): number | null {
  const end = referencePeriodEnd ?? (referenceYear == null ? null : `${referenceYear}-12`);
  if (end === null) return null;
  const since = monthsOf(submittedOn) - monthsOf(end);
  if (since < -maxMonthsAhead) return null;
  return Math.max(0, Math.floor((since - 1) / 12));
}

function monthsOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * 12 + month;
}
