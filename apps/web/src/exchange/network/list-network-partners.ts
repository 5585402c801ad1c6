import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

/** Suppliers and customers who are reached on another platform. */
export const listNetworkPartners = queryOptions({
  queryKey: ['listNetworkPartners'],
  queryFn: ({ signal }) => callApi('listNetworkPartners', undefined, { signal }),
});
