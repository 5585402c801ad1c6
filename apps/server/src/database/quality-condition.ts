import { type DataQualityLevel, dataQualityLevels, leastScoreOf } from '@pcf/contract/vocabulary/data-quality-level';
import { sql } from 'kysely';
import type { Condition } from './found-rows.ts';

const score = sql.ref('quality_score');

/** What a list that is narrowed by levels of quality asks of the score. */
export function qualityConditions(asked: readonly DataQualityLevel[] | undefined): Condition[] {
  if (!asked?.length) return [];
  const ranges = dataQualityLevels.flatMap((level, index) => {
    if (!asked.includes(level)) return [];
    const next = dataQualityLevels[index + 1];
    const atLeast = sql`${score} >= ${leastScoreOf[level]}`;
    return [next === undefined ? sql`(${atLeast})` : sql`(${atLeast} and ${score} < ${leastScoreOf[next]})`];
  });
  return [sql<boolean>`(${sql.join(ranges, sql` or `)})`];
}
