import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type EmissionAnswer = OperationOutput<'getEmissionAnswer'>;
export type OwnSubmission = NonNullable<EmissionAnswer['submission']>;

/** Which line: by a reference of one of its requests, the newest or an older one. */
export interface AnswerAddress {
  readonly requestReference: string;
  readonly productId: string;
}

export const getEmissionAnswer = (address: AnswerAddress) =>
  queryOptions({
    queryKey: ['getEmissionAnswer', address.requestReference, address.productId],
    queryFn: ({ signal }) => callApi('getEmissionAnswer', { params: { ...address } }, { signal }),
    // The route has asked already when the page appears.
    retryOnMount: false,
  });
