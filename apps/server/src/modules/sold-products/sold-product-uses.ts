import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { templateUseFilters } from '@pcf/contract/operations/sold-products.filters';
import { deepestRow } from '@pcf/contract/paging';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { all, type Condition, countUpTo, type Page, type Query, rowsOf } from '../../database/list-query.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type NamedLineRow, presentNamedLine, supplierFlags } from '../lines/present-lines.service.ts';
import { ownTemplate } from './present-sold-product.ts';

/** What each filter of the table asks of a use. */
const conditions: Readonly<Record<keyof typeof templateUseFilters, (filter: UseFilter) => Condition[]>> = {
  outdated: ({ outdated }) => (outdated === undefined ? [] : [sql<boolean>`u.outdated = ${outdated}`]),
};

const usesOf = ({ templateId, filter }: AskedUses): Query => sql`
  select u.customer_organisation_id, u.line_id, u.template_version, u.outdated from template_use u
   where ${all([
     sql<boolean>`u.supplier_organisation_id = current_organisation()`,
     sql<boolean>`u.template_id = ${templateId}`,
     ...Object.values(conditions).flatMap((of) => of(filter)),
   ])}`;

const order = sql`l.customer_name, l.sent_name, l.id`;

/** Finds the page before it reads all that is shown of its lines. */
const selectUses = (db: Queries, asked: AskedUses, { limit, offset }: Page) =>
  db
    .selectFrom(
      sql<TemplateUseRow>`(
        select l.id, l.product_id, l.request_reference, l.sent_name, l.sent_reference, l.customer_organisation_id, l.customer_name,
               l.status, l.in_force_version, l.archived, l.connected, l.submission_version, l.submitted_at, l.emission_value,
               l.emission_unit, l.emission_unit_amount, u.template_version, u.outdated
          from ${rowsOf(
            'received_line',
            sql`
            select l.id from ${rowsOf('received_line', sql`select u.line_id from (${usesOf(asked)}) u`)} l
             order by ${order} limit ${limit} offset ${offset}`,
          )} l
          join template_use u on u.customer_organisation_id = l.customer_organisation_id and u.line_id = l.id)`.as('l'),
    )
    .selectAll()
    .orderBy(order);

const countUses = (db: Queries, asked: AskedUses) =>
  countUpTo(db, sql`${usesOf(asked)} limit ${sql.lit(deepestRow + 1)}`);

const selectKnown = (db: Queries, templateId: string) =>
  db.selectFrom(ownTemplate).select('id').where('id', '=', templateId);

export const listTemplateUses = reads<
  'listTemplateUses',
  {
    known: ReturnType<typeof selectKnown>;
    page: ReturnType<typeof selectUses>;
    count: ReturnType<typeof countUses>;
  }
>(
  (db, { params: { templateId }, query }) => {
    const asked = { templateId, filter: query };
    return {
      known: selectKnown(db, templateId),
      page: selectUses(db, asked, checkPage(query)),
      count: countUses(db, asked),
    };
  },
  ({ known, page, count }) => {
    if (known.length === 0) throw new ProblemError('NOT_FOUND');
    return { data: page.map(presentUse), metadata: metadataOf(count[0]) };
  },
);

const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

const presentUse = (row: TemplateUseRow): OperationOutput<'listTemplateUses'>['data'][number] => ({
  ...presentNamedLine(row),
  productRequestStatus: row.status,
  submissionVersion: row.submission_version,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  templateVersion: row.template_version,
  outdated: row.outdated,
  emissionValue: numberOf(row.emission_value),
  emissionUnit: row.emission_unit,
  emissionUnitAmount: numberOf(row.emission_unit_amount),
  canSubmit: supplierFlags(row).submit === 'ENABLED',
});

interface TemplateUseRow extends NamedLineRow {
  readonly status: ProductRequestStatus;
  readonly in_force_version: number | null;
  readonly archived: boolean;
  readonly connected: boolean;
  readonly submission_version: number;
  readonly submitted_at: Date | null;
  readonly emission_value: string | null;
  readonly emission_unit: EmissionUnit | null;
  readonly emission_unit_amount: string | null;
  readonly template_version: number;
  readonly outdated: boolean;
}

type UseFilter = Pick<CheckedInput<'listTemplateUses'>['query'], keyof typeof templateUseFilters>;

interface AskedUses {
  readonly templateId: string;
  readonly filter: UseFilter;
}
