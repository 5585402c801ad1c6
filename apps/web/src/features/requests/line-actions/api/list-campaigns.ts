import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

const mostSuggested = 50;

/** The newest ones, to go on with. */
export const recentCampaigns = queryOptions({
  queryKey: ['listCampaigns', 'recent'],
  queryFn: ({ signal }) => callApi('listCampaigns', { query: { limit: mostSuggested } }, { signal }),
});
