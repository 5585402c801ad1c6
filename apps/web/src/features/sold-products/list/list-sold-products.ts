import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../../lib/api/operation-options.ts';

export type SoldProductsQuery = OperationInput<'listTemplates'>['query'];

/** A product that the organisation sells, as the list tells of it. */
export type ListedSoldProduct = OperationOutput<'listTemplates'>['data'][number];

export const listSoldProducts = (query: SoldProductsQuery) =>
  operationQuery('listTemplates', { query }, { placeholderData: keepPreviousData });

/** How many there are, whatever the list is narrowed to. */
export const countSoldProducts = operationQuery(
  'listTemplates',
  { query: { limit: 1 } },
  { select: ({ metadata }) => metadata.count },
);
