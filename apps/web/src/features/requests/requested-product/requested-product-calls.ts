import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../../lib/api/operation-options.ts';

export const getEmissionDetails = ({ requestReference, productId }: LineAddress, version: number) =>
  operationQuery(
    'getEmissionDetails',
    { params: { requestReference, productId }, query: { version } },
    { placeholderData: keepPreviousData },
  );

export type RequestedProduct = OperationOutput<'getRequestedProduct'>;
export type TimelineEntry = RequestedProduct['timeline'][number];

/** Which line: by a reference of one of its requests, the newest or an older one. */
export interface LineAddress {
  readonly requestReference: string;
  readonly productId: string;
}

export const getRequestedProduct = ({ requestReference, productId }: LineAddress) =>
  // The route has asked already when the page appears.
  operationQuery('getRequestedProduct', { params: { requestReference, productId } }, { retryOnMount: false });

export type EmissionDetails = OperationOutput<'getEmissionDetails'>;

export type Submission = NonNullable<EmissionDetails['submission']>;

export type SubmissionVersion = EmissionDetails['versions'][number];
