import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { operationQuery } from '../../../lib/api/operation-options.ts';

export type CampaignDetails = OperationOutput<'getCampaign'>;
export type CampaignRequest = CampaignDetails['requests'][number];

export const getCampaign = (campaignId: string) =>
  // The route has asked already when the page appears.
  operationQuery('getCampaign', { params: { campaignId } }, { retryOnMount: false });
