import { type DataQualityLevel, dataQualityLevels, leastScoreOf } from '@pcf/contract/vocabulary/data-quality';

export function dataQualityLevelOf(score: number): DataQualityLevel {
  return dataQualityLevels.findLast((level) => score >= leastScoreOf[level]) ?? 'LOW';
}
