import type { DataValidity } from '@pcf/contract/vocabulary/data-validity';
import { expiringBefore } from '@pcf/domain/emission-data/validity';
import { sql } from 'kysely';
import type { Condition } from './found-rows.ts';
import { today } from './today.ts';

/** What a list that is narrowed by validity asks of the last day on which data hold. */
export function validityConditions(column: string, asked: readonly DataValidity[] | undefined): Condition[] {
  if (!asked?.length) return [];
  const lastDay = sql.ref(column);
  const [now, soon] = [today(), expiringBefore(today())];
  const ranges = {
    EXPIRED: sql<boolean>`${lastDay} < ${now}::date`,
    EXPIRING: sql<boolean>`${lastDay} >= ${now}::date and ${lastDay} < ${soon}::date`,
    VALID: sql<boolean>`${lastDay} >= ${soon}::date`,
  } as const satisfies Record<DataValidity, Condition>;
  const either = [...new Set(asked)].map((validity) => sql`(${ranges[validity]})`);
  return [sql<boolean>`(${sql.join(either, sql` or `)})`];
}
