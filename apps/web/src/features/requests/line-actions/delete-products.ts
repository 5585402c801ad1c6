import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';

export type RemovalResult = OperationOutput<'deleteProducts'>;
type Body = OperationInput<'deleteProducts'>['body'];

export const foreseeRemoval = (body: Body) =>
  queryOptions({
    queryKey: ['deleteProducts', body],
    queryFn: async ({ signal }): Promise<RemovalResult> =>
      body.productIds.length === 0
        ? { results: [] }
        : await callApi('deleteProducts', { body: { ...body, dryRun: true } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const deleteProducts = operationMutation('deleteProducts');
