import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const getEmissionDetails = (address: LineAddress, version: number) =>
  queryOptions({
    queryKey: ['getEmissionDetails', address.requestReference, address.productId, version],
    queryFn: ({ signal }) => callApi('getEmissionDetails', { params: { ...address }, query: { version } }, { signal }),
    placeholderData: keepPreviousData,
  });

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

export type EmissionDetails = OperationOutput<'getEmissionDetails'>;

export type Submission = NonNullable<EmissionDetails['submission']>;

export type SubmissionVersion = EmissionDetails['versions'][number];
