import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type CampaignDetails = OperationOutput<'getCampaign'>;
export type CampaignRequest = CampaignDetails['requests'][number];

export const getCampaign = (campaignId: string) =>
  queryOptions({
    queryKey: ['getCampaign', campaignId],
    queryFn: ({ signal }) => callApi('getCampaign', { params: { campaignId } }, { signal }),
    // The route has asked already when the page appears.
    retryOnMount: false,
  });
