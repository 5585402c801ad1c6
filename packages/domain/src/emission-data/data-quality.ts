import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { type DataQualityCriterion, dataQualityCriteria } from '@pcf/contract/vocabulary/data-quality-criterion';
import { type DataQualityLevel, dataQualityLevels, leastScoreOf } from '@pcf/contract/vocabulary/data-quality-level';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';

export interface DataQualityPart {
  readonly criterion: DataQualityCriterion;
  readonly points: number;
  readonly most: number;
}

export interface DataQuality {
  /** From 0 to 100: the sum of the parts. */
  readonly score: number;
  readonly level: DataQualityLevel;
  readonly parts: readonly DataQualityPart[];
}

/** How much each criterion can bring; together 100. */
export const mostPointsOf: Readonly<Record<DataQualityCriterion, number>> = {
  PRIMARY_DATA: 30,
  VERIFICATION: 20,
  AGE: 15,
  GRANULARITY: 15,
  CONFIDENCE: 10,
  GEOGRAPHY: 10,
};

const granularityPoints: Readonly<Record<EmissionValueGranularity, number>> = {
  DETAILED_LIFECYCLE: 15,
  LIFECYCLE: 12,
  CALCULATOR: 10,
  PRODUCT: 8,
  SHARE_COMPANY: 3,
  UNAVAILABLE: 0,
};
const confidencePoints = { VERY: 10, SOMEWHAT: 5, NONE: 0 } as const;
const geographyPoints = { COUNTRY: 10, REGIONAL: 6, GLOBAL: 3, UNKNOWN: 0 } as const;
const verificationPoints = { REASONABLE: 20, LIMITED: 15 } as const;
const verifiedWithoutLevel = 12;
/** By how many whole years lie between the end of the period and the submission. */
const agePoints = [15, 10, 5] as const;

const pointsOf: Readonly<Record<DataQualityCriterion, (data: EmissionData, submittedOn: string) => number>> = {
  PRIMARY_DATA: ({ dataSources }) =>
    ((dataSources?.shareOfPrimaryDataInEmissionFactor ?? 0) / 100) * mostPointsOf.PRIMARY_DATA,
  VERIFICATION({ verificationData }) {
    if (verificationData?.verified !== true) return 0;
    return verificationData.level ? verificationPoints[verificationData.level] : verifiedWithoutLevel;
  },
  AGE({ emissionValues }, submittedOn) {
    const end =
      emissionValues?.referencePeriodEnd ?? (emissionValues?.referenceYear && `${emissionValues.referenceYear}-12`);
    if (!end) return 0;
    const [year = 0, month = 0] = end.split('-').map(Number);
    const [submittedYear = 0, submittedMonth = 0] = submittedOn.split('-').map(Number);
    const months = (submittedYear - year) * 12 + submittedMonth - month;
    return agePoints[Math.max(0, Math.floor((months - 1) / 12))] ?? 0;
  },
  GRANULARITY: ({ emissionValues }) =>
    emissionValues?.granularity ? granularityPoints[emissionValues.granularity] : 0,
  CONFIDENCE: ({ emissionValues }) => (emissionValues?.confidence ? confidencePoints[emissionValues.confidence] : 0),
  GEOGRAPHY: ({ dataSources }) =>
    dataSources?.geographicGranularity ? geographyPoints[dataSources.geographicGranularity] : 0,
};

/**
 * What an answer is worth as evidence, judged on the day it was submitted, so that its score stays what it was. An answer
 * that says that there are no data has none.
 */
export function dataQualityOf(data: EmissionData, submittedOn: string): DataQuality | null {
  if (!data.emissionValues?.granularity || data.emissionValues.granularity === 'UNAVAILABLE') return null;
  const parts = dataQualityCriteria.map((criterion) => ({
    criterion,
    points: Math.round(pointsOf[criterion](data, submittedOn)),
    most: mostPointsOf[criterion],
  }));
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  return { score, level: dataQualityLevelOf(score), parts };
}

export function dataQualityLevelOf(score: number): DataQualityLevel {
  return dataQualityLevels.findLast((level) => score >= leastScoreOf[level]) ?? 'LOW';
}
