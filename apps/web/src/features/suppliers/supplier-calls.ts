import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';

export const listLinkedProducts = (supplierId: string, query: LinkedProductsQuery) =>
  operationQuery('listLinkedProducts', { params: { supplierId }, query }, { placeholderData: keepPreviousData });

export type Supplier = OperationOutput<'listSuppliers'>['data'][number];

export const listSuppliers = (query: OperationInput<'listSuppliers'>['query']) =>
  operationQuery('listSuppliers', { query }, { placeholderData: keepPreviousData });

export type LinkedProduct = OperationOutput<'listLinkedProducts'>['data'][number];

type LinkedProductsQuery = OperationInput<'listLinkedProducts'>['query'];
