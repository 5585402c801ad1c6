import { deepestRow } from '@pcf/contract/paging';
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Query } from './found-rows.ts';

/** Of a query that ends one past what can be paged through. */
export const countUpTo = (db: Queries, counted: Query) =>
  db
    .selectFrom(sql`(${counted})`.as('counted'))
    .select([
      sql<number>`least(count(*), ${sql.lit(deepestRow)})::integer`.as('count'),
      sql<boolean>`count(*) > ${sql.lit(deepestRow)}`.as('more'),
    ]);
