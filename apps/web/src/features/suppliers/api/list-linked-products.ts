import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type LinkedProduct = OperationOutput<'listLinkedProducts'>['data'][number];
type LinkedProductsQuery = OperationInput<'listLinkedProducts'>['query'];

export const listLinkedProducts = (supplierId: string, query: LinkedProductsQuery) =>
  queryOptions({
    queryKey: ['listLinkedProducts', supplierId, query],
    queryFn: ({ signal }) => callApi('listLinkedProducts', { params: { supplierId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
