import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export const listLinkedProducts = (supplierId: string, query: LinkedProductsQuery) =>
  queryOptions({
    queryKey: ['listLinkedProducts', supplierId, query],
    queryFn: ({ signal }) => callApi('listLinkedProducts', { params: { supplierId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type Supplier = OperationOutput<'listSuppliers'>['data'][number];

export const listSuppliers = (query: OperationInput<'listSuppliers'>['query']) =>
  queryOptions({
    queryKey: ['listSuppliers', query],
    queryFn: ({ signal }) => callApi('listSuppliers', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type LinkedProduct = OperationOutput<'listLinkedProducts'>['data'][number];

type LinkedProductsQuery = OperationInput<'listLinkedProducts'>['query'];
