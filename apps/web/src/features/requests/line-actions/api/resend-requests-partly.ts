import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type ResendResult = OperationOutput<'resendRequestsPartly'>;
type Body = OperationInput<'resendRequestsPartly'>['body'];

export const foreseeResending = (items: Body['items']) =>
  queryOptions({
    queryKey: ['resendRequestsPartly', items],
    queryFn: async ({ signal }): Promise<ResendResult> =>
      items.length === 0
        ? { sent: [], skipped: [] }
        : await callApi('resendRequestsPartly', { body: { items, dryRun: true } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const resendRequestsPartly = mutationOptions({
  mutationKey: ['resendRequestsPartly'],
  mutationFn: (body: Body) => callApi('resendRequestsPartly', { body }),
});
