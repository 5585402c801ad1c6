import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { deepestRow } from '@pcf/contract/paging';
import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';
import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/list-query.ts';
import type { PurchasedLine, SupplierContact } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { reads } from '../../http/operation-handler.ts';
import type { CountColumns } from '../requests/line-counts.service.ts';
import { type CountRow, countsOf, selectAskers, selectDayCounts, selectLineCounts } from './tallies.queries.ts';

/** How many of the newest are looked at for one that is not over. */
const newest = 20;

/**
 * The newest campaign that is not over yet, else the newest. What its suppliers have answered is counted as everywhere;
 * whether each has been heard of is not asked here, and so not looked for.
 */
const selectCurrentCampaign = (db: Queries) =>
  db
    .selectFrom(
      sql<CampaignRow>`(
      with own as (
        select id, name, created_at from campaign where customer_organisation_id = ${ownOrganisation}
         order by created_at desc, id desc limit ${sql.lit(newest)}
      ), current as materialized (
        select o.id, o.name, o.created_at,
               exists (select from emission_request r
                        where r.customer_organisation_id = ${ownOrganisation} and r.campaign_id = o.id
                          and r.requested_lines + r.pending_review_lines + r.rejected_lines > 0) as open
          from own o order by open desc, o.created_at desc, o.id desc limit 1
      )
      select c.id, c.name, c.created_at, p.*
        from current c
       cross join (
         select count(*)::integer as suppliers, (count(*) filter (where s.answered))::integer as answered_suppliers,
                coalesce(sum(s.requested_lines), 0)::integer as requested_lines,
                coalesce(sum(s.pending_review_lines), 0)::integer as pending_review_lines,
                coalesce(sum(s.rejected_lines), 0)::integer as rejected_lines, coalesce(sum(s.declined_lines), 0)::integer as declined_lines,
                coalesce(sum(s.canceled_lines), 0)::integer as canceled_lines, coalesce(sum(s.completed_lines), 0)::integer as completed_lines
           from campaign_supplier s
          where s.customer_organisation_id = ${ownOrganisation} and s.campaign_id = (select id from current)) p)`.as(
        'c',
      ),
    )
    .selectAll();

const sumOf = (counts: Record<ProductRequestStatus, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const count = sql<number>`count(*)::integer`.as('count');

/** Those that declined are no suppliers. */
const countSuppliers = (db: Queries) =>
  db
    .selectFrom('connection')
    .select(count)
    .where('customer_organisation_id', '=', ownOrganisation)
    .where('status', '<>', 'DECLINED');

const countCustomers = (db: Queries) =>
  db
    .selectFrom('connection')
    .select(count)
    .where('supplier_organisation_id', '=', ownOrganisation)
    .where('status', '<>', 'DECLINED');

const countUndeliverable = (db: Queries) =>
  db
    .selectFrom(sql<ViewRow<SupplierContact>>`supplier_contact`.as('k'))
    .select(count)
    .where('undeliverable', '=', true);

/** No further than a list of them can be paged through. */
const countTemplates = (db: Queries) =>
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

const presentCampaign = (row: CampaignRow): NonNullable<OperationOutput<'getDashboard'>['campaign']> => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  suppliers: row.suppliers,
  answeredSuppliers: row.answered_suppliers,
  lines: {
    // Nothing is in a campaign before it was sent.
    NOT_STARTED: 0,
    REJECTED: row.rejected_lines,
    REQUESTED: row.requested_lines,
    PENDING_REVIEW: row.pending_review_lines,
    COMPLETED: row.completed_lines,
    DECLINED: row.declined_lines,
    CANCELED: row.canceled_lines,
  },
});

/** What has waited longest for a review, by an index of its own. */
const selectOldestReview = (db: Queries) =>
  db
    .selectFrom(
      sql<ViewRow<PurchasedLine, 'supplier_name' | 'submitted_at' | 'request_reference'>>`purchased_line`.as('l'),
    )
    .select(['supplier_name', 'submitted_at', 'request_reference', 'product_id'])
    .where(sql<boolean>`not archived and status = 'PENDING_REVIEW' and submitted_at is not null`)
    .orderBy('submitted_at')
    .orderBy(sql`id`)
    .limit(1);

type DashboardQueries = {
  lines: ReturnType<typeof selectLineCounts>;
  days: ReturnType<typeof selectDayCounts>;
  oldestReview: ReturnType<typeof selectOldestReview>;
  undeliverable: ReturnType<typeof countUndeliverable>;
  suppliers: ReturnType<typeof countSuppliers>;
  customers: ReturnType<typeof countCustomers>;
  templates: ReturnType<typeof countTemplates>;
  askers: ReturnType<typeof selectAskers>;
  campaign: ReturnType<typeof selectCurrentCampaign>;
};

export const getDashboard = reads<'getDashboard', DashboardQueries>(
  (db) => ({
    lines: selectLineCounts(db),
    days: selectDayCounts(db),
    oldestReview: selectOldestReview(db),
    undeliverable: countUndeliverable(db),
    suppliers: countSuppliers(db),
    customers: countCustomers(db),
    templates: countTemplates(db),
    askers: selectAskers(db),
    campaign: selectCurrentCampaign(db),
  }),
  ({
    lines,
    days,
    oldestReview: [oldest],
    undeliverable,
    suppliers,
    customers,
    templates,
    askers,
    campaign: [campaign],
  }) => ({
    customer: {
      ...presentCustomerSide(lines, days),
      oldestReview: oldest
        ? {
            supplierName: oldest.supplier_name,
            submittedAt: oldest.submitted_at.toISOString(),
            requestReference: oldest.request_reference,
            productId: oldest.product_id,
          }
        : null,
      undeliverable: undeliverable[0]?.count ?? 0,
      suppliers: suppliers[0]?.count ?? 0,
    },
    supplier: {
      ...presentSupplierSide(lines, days),
      customers: customers[0]?.count ?? 0,
      templates: templates[0]?.count ?? 0,
      askedBy: askers.map(({ partner_id, name, open }) => ({ id: partner_id, name: name ?? '', open })),
    },
    campaign: campaign ? presentCampaign(campaign) : null,
  }),
);

type LineCount = CountRow<ProductRequestStatus>;

interface DayCount {
  readonly side: string;
  readonly overdue: number;
  readonly due_soon: number;
  readonly expiring: number;
  readonly expired: number;
}

function presentCustomerSide(lines: readonly LineCount[], days: readonly DayCount[]) {
  const counts = countsOf(productRequestStatuses, lines, 'CUSTOMER');
  const products = sumOf(counts);
  return {
    toReview: counts.PENDING_REVIEW,
    ...waiting(days, 'CUSTOMER'),
    declined: counts.DECLINED,
    products,
    requested: products - counts.NOT_STARTED - counts.CANCELED,
  };
}

function presentSupplierSide(lines: readonly LineCount[], days: readonly DayCount[]) {
  const counts = countsOf(productRequestStatuses, lines, 'SUPPLIER');
  return {
    toAnswer: counts.REQUESTED,
    rejected: counts.REJECTED,
    ...waiting(days, 'SUPPLIER'),
    dueSoon: days.find((row) => row.side === 'SUPPLIER')?.due_soon ?? 0,
    lines: sumOf(counts),
  };
}

function waiting(days: readonly DayCount[], side: ExchangeSide) {
  const { overdue = 0, expiring = 0, expired = 0 } = days.find((row) => row.side === side) ?? {};
  return { overdue, expiring, expired };
}

interface CampaignRow extends CountColumns {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly suppliers: number;
  readonly answered_suppliers: number;
}
