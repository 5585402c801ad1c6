import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type RequestProductsResult = OperationOutput<'requestProducts'>;
type Body = OperationInput<'requestProducts'>['body'];

/** What would happen; asked anew with every dialog, since others work on the same lines. */
export const foreseeSending = (body: Pick<Body, 'productIds' | 'lineIds'>) =>
  queryOptions({
    queryKey: ['requestProducts', body],
    queryFn: ({ signal }) => callApi('requestProducts', { body: { ...body, dryRun: true } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const requestProducts = mutationOptions({
  mutationKey: ['requestProducts'],
  mutationFn: (body: Body) => callApi('requestProducts', { body }),
});
