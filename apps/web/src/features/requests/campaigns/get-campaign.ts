import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { operationQuery } from '../../../lib/api/operation-options.ts';

export type CampaignDetails = OperationOutput<'getCampaign'>;
export type CampaignRequest = CampaignDetails['requests'][number];

/** Apart from the page: its route asks while the page's code is on its way. */
export const getCampaign = (campaignId: string) =>
  // The route has asked already when the page appears.
  operationQuery('getCampaign', { params: { campaignId } }, { retryOnMount: false });
