import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { deepestRow } from '@pcf/contract/paging';
import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { ownOrganisation } from '../../database/list-query.ts';
import type { SentCampaign } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type CountColumns, lineCounts } from './line-counts.service.ts';
import { type RequestRow, sentRequest } from './present-request.ts';

const selectCampaignId = (tx: Tx, customerId: string, name: string) =>
  tx
    .selectFrom('campaign')
    .select('id')
    .where('customer_organisation_id', '=', customerId)
    .where('name', '=', name)
    .executeTakeFirst();

/** Two that begin it at once begin one: the second waits here for the first, and then finds its row. */
const insertCampaign = (tx: Tx, campaign: { customer_organisation_id: string; name: string; created_by: string }) =>
  tx
    .insertInto('campaign')
    .values(campaign)
    .onConflict((conflict) => conflict.columns(['customer_organisation_id', 'name']).doNothing())
    .execute();

/** How far a supplier is with a campaign: the only place that says who has answered and who is silent. */
const campaignSupplier = sql<{
  customer_organisation_id: string;
  campaign_id: string;
  supplier_organisation_id: string;
  silent: boolean;
}>`campaign_supplier`.as('s');

const campaigns = (db: Queries) =>
  db
    .selectFrom(sql<CampaignRow>`sent_campaign`.as('c'))
    .selectAll()
    .where('c.customer_organisation_id', '=', ownOrganisation);

const ownCampaigns = (db: Queries) => db.selectFrom('campaign').where('customer_organisation_id', '=', ownOrganisation);

/** Finds the page before it counts, so that a deep page costs little more than the first. */
const selectCampaigns = (db: Queries, { limit, offset }: { limit: number; offset: number }) =>
  campaigns(db)
    .where(
      'c.id',
      'in',
      ownCampaigns(db).select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc');

/** No further than one past the deepest row. */
const countCampaigns = (db: Queries) =>
  db
    .selectFrom(
      ownCampaigns(db)
        .select('id')
        .limit(deepestRow + 1)
        .as('c'),
    )
    .select(sql<number>`count(*)::integer`.as('count'));

const selectCampaign = (db: Queries, campaignId: string) => campaigns(db).where('c.id', '=', campaignId);

/** It waits, and its supplier is silent in all of the campaign: who reacted to another request has been heard of. */
const isSilent = sql<boolean>`r.requested_lines > 0 and s.silent`;

const selectRequestsOfCampaign = (db: Queries, campaignId: string) =>
  db
    .selectFrom(sentRequest)
    .innerJoin(campaignSupplier, (join) =>
      join
        .onRef('s.customer_organisation_id', '=', 'r.customer_organisation_id')
        .onRef('s.campaign_id', '=', 'r.campaign_id')
        .onRef('s.supplier_organisation_id', '=', 'r.supplier_organisation_id'),
    )
    .select([
      'r.reference',
      'r.supplier_organisation_id',
      'r.supplier_name',
      'r.due_date',
      'r.created_at',
      'r.last_reminded_at',
      'r.requested_lines',
      'r.pending_review_lines',
      'r.rejected_lines',
      'r.declined_lines',
      'r.canceled_lines',
      'r.completed_lines',
      isSilent.as('silent'),
    ])
    .where('r.customer_organisation_id', '=', ownOrganisation)
    .where('r.campaign_id', '=', campaignId)
    .where('s.campaign_id', '=', campaignId)
    .orderBy(isSilent, 'desc')
    .orderBy('r.created_at')
    .orderBy('r.supplier_name')
    .orderBy('r.id');

/** Counting stops one past what can be paged through. */
const cappedCount = (count: number) => (count > deepestRow ? { count: deepestRow, more: true } : { count });

type Campaign = OperationOutput<'listCampaigns'>['data'][number];
type CampaignRequest = OperationOutput<'getCampaign'>['requests'][number];

const presentCampaign = (row: CampaignRow): Campaign => ({
  id: row.id,
  name: row.name,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  lastDueDate: row.last_due_date,
  lines: lineCounts(row),
  suppliers: row.suppliers,
  answeredSuppliers: row.answered_suppliers,
  silentSuppliers: row.silent_suppliers,
});

const presentCampaignRequest = (row: CampaignRequestRow): CampaignRequest => ({
  requestReference: row.reference,
  supplier: { id: row.supplier_organisation_id, name: row.supplier_name },
  dueDate: row.due_date,
  createdAt: row.created_at.toISOString(),
  lines: lineCounts(row),
  silent: row.silent,
  lastRemindedAt: row.last_reminded_at?.toISOString() ?? null,
});

export const listCampaigns = reads<
  'listCampaigns',
  { page: ReturnType<typeof selectCampaigns>; count: ReturnType<typeof countCampaigns> }
>(
  (db, { query }) => ({ page: selectCampaigns(db, checkPage(query)), count: countCampaigns(db) }),
  ({ page, count: [total] }) => ({ data: page.map(presentCampaign), metadata: cappedCount(total?.count ?? 0) }),
);

export const getCampaign = reads<
  'getCampaign',
  { campaign: ReturnType<typeof selectCampaign>; requests: ReturnType<typeof selectRequestsOfCampaign> }
>(
  (db, { params }) => ({
    campaign: selectCampaign(db, params.campaignId),
    requests: selectRequestsOfCampaign(db, params.campaignId),
  }),
  ({ campaign: [row], requests }) => {
    if (!row) throw new ProblemError('NOT_FOUND');
    return { ...presentCampaign(row), requests: requests.map(presentCampaignRequest) };
  },
);

/** Null where there is none of that name yet. */
export async function findCampaign(tx: Tx, caller: Caller, name: string | null): Promise<string | null> {
  if (name === null) return null;
  return (await selectCampaignId(tx, caller.organisationId, name))?.id ?? null;
}

/** The campaign of that name, which may be new; null without a name. */
export async function joinCampaign(tx: Tx, caller: Caller, name: string | null): Promise<string | null> {
  if (name === null) return null;
  const found = await findCampaign(tx, caller, name);
  if (found !== null) return found;
  await insertCampaign(tx, { customer_organisation_id: caller.organisationId, name, created_by: caller.userId });
  return findCampaign(tx, caller, name);
}

type CampaignRow = ViewRow<
  SentCampaign,
  keyof CountColumns | 'created_by' | 'suppliers' | 'answered_suppliers' | 'silent_suppliers'
>;

type CampaignRequestRow = Pick<
  RequestRow,
  | keyof CountColumns
  | 'reference'
  | 'supplier_organisation_id'
  | 'supplier_name'
  | 'due_date'
  | 'created_at'
  | 'last_reminded_at'
> & { readonly silent: boolean };
