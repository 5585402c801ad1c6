import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { checkPage } from '../../http/check-page.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  type CampaignRequestRow,
  type CampaignRow,
  countCampaigns,
  insertCampaign,
  selectCampaign,
  selectCampaignId,
  selectCampaigns,
  selectRequestsOfCampaign,
} from './campaigns.queries.ts';
import { cappedCount } from './capped-count.ts';
import { lineCounts } from './line-counts.service.ts';

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
