import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { LineAddress } from './get-requested-product.ts';

export type EmissionDetails = OperationOutput<'getEmissionDetails'>;
export type Submission = NonNullable<EmissionDetails['submission']>;
export type SubmissionVersion = EmissionDetails['versions'][number];

export const getEmissionDetails = (address: LineAddress, version: number) =>
  queryOptions({
    queryKey: ['getEmissionDetails', address.requestReference, address.productId, version],
    queryFn: ({ signal }) => callApi('getEmissionDetails', { params: { ...address }, query: { version } }, { signal }),
    placeholderData: keepPreviousData,
  });
