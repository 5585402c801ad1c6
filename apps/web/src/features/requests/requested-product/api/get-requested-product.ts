import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type RequestedProduct = OperationOutput<'getRequestedProduct'>;
export type TimelineEntry = RequestedProduct['timeline'][number];

/** Which line: by a reference of one of its requests, the newest or an older one. */
export interface LineAddress {
  readonly requestReference: string;
  readonly productId: string;
}

export const getRequestedProduct = (address: LineAddress) =>
  queryOptions({
    queryKey: ['getRequestedProduct', address.requestReference, address.productId],
    queryFn: ({ signal }) => callApi('getRequestedProduct', { params: { ...address } }, { signal }),
    // The route has asked already when the page appears.
    retryOnMount: false,
  });
