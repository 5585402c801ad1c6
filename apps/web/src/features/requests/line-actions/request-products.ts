import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { operationMutation, operationQuery } from '../../../lib/api/operation-options.ts';

export type RequestProductsResult = OperationOutput<'requestProducts'>;
type Body = OperationInput<'requestProducts'>['body'];

/** What would happen; asked anew with every dialog, since others work on the same lines. */
export const foreseeSending = (body: Pick<Body, 'productIds' | 'lineIds'>) =>
  operationQuery(
    'requestProducts',
    { body: { ...body, dryRun: true } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );

export const requestProducts = operationMutation('requestProducts');
