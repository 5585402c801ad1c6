import { deepestRow } from '@pcf/contract/paging';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import { ownOrganisation } from '../../database/own-organisation.ts';
import type { CountColumns } from './line-counts.service.ts';
import { type RequestRow, sentRequest } from './sent-request.ts';

export const selectCampaignId = (tx: Tx, customerId: string, name: string) =>
  tx
    .selectFrom('campaign')
    .select('id')
    .where('customer_organisation_id', '=', customerId)
    .where('name', '=', name)
    .executeTakeFirst();

/** Two that begin it at once begin one: the second waits here for the first, and then finds its row. */
export const insertCampaign = (
  tx: Tx,
  campaign: { customer_organisation_id: string; name: string; created_by: string },
) =>
  tx
    .insertInto('campaign')
    .values(campaign)
    .onConflict((conflict) => conflict.columns(['customer_organisation_id', 'name']).doNothing())
    .execute();

export interface CampaignRow extends CountColumns {
  readonly id: string;
  readonly customer_organisation_id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly created_by: string;
  readonly suppliers: number;
  readonly answered_suppliers: number;
  readonly silent_suppliers: number;
  readonly last_due_date: string | null;
}

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
export const selectCampaigns = (db: Queries, { limit, offset }: { limit: number; offset: number }) =>
  campaigns(db)
    .where(
      'c.id',
      'in',
      ownCampaigns(db).select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc');

/** No further than one past the deepest row. */
export const countCampaigns = (db: Queries) =>
  db
    .selectFrom(
      ownCampaigns(db)
        .select('id')
        .limit(deepestRow + 1)
        .as('c'),
    )
    .select(sql<number>`count(*)::integer`.as('count'));

export const selectCampaign = (db: Queries, campaignId: string) => campaigns(db).where('c.id', '=', campaignId);

export type CampaignRequestRow = Pick<
  RequestRow,
  | keyof CountColumns
  | 'reference'
  | 'supplier_organisation_id'
  | 'supplier_name'
  | 'due_date'
  | 'created_at'
  | 'last_reminded_at'
> & { readonly silent: boolean };

/** It waits, and its supplier is silent in all of the campaign: who reacted to another request has been heard of. */
const isSilent = sql<boolean>`r.requested_lines > 0 and s.silent`;

export const selectRequestsOfCampaign = (db: Queries, campaignId: string) =>
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
