import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type Campaign = OperationOutput<'listCampaigns'>['data'][number];

export const listCampaigns = (query: OperationInput<'listCampaigns'>['query']) =>
  queryOptions({
    queryKey: ['listCampaigns', query],
    queryFn: ({ signal }) => callApi('listCampaigns', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
