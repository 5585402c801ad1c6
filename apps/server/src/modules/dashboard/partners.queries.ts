import { deepestRow } from '@pcf/contract/paging';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/own-organisation.ts';

const count = sql<number>`count(*)::integer`.as('count');

/** Those that declined are no suppliers. */
export const countSuppliers = (db: Queries) =>
  db
    .selectFrom('connection')
    .select(count)
    .where('customer_organisation_id', '=', ownOrganisation)
    .where('status', '<>', 'DECLINED');

export const countCustomers = (db: Queries) =>
  db
    .selectFrom('connection')
    .select(count)
    .where('supplier_organisation_id', '=', ownOrganisation)
    .where('status', '<>', 'DECLINED');

export const countUndeliverable = (db: Queries) =>
  db
    .selectFrom(sql<{ undeliverable: boolean }>`supplier_contact`.as('k'))
    .select(count)
    .where('undeliverable', '=', true);

/** No further than a list of them can be paged through. */
export const countTemplates = (db: Queries) =>
  db
    .selectFrom(
      db
        .selectFrom('template')
        .select('id')
        .where('organisation_id', '=', ownOrganisation)
        .limit(sql.lit(deepestRow))
        .as('t'),
    )
    .select(count);
