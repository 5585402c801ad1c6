import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type TemplatesQuery = OperationInput<'listTemplates'>['query'];

/** A product that the organisation sells, as the list tells of it. */
export type SoldProduct = OperationOutput<'listTemplates'>['data'][number];

export const listTemplates = (query: TemplatesQuery) =>
  queryOptions({
    queryKey: ['listTemplates', query],
    queryFn: ({ signal }) => callApi('listTemplates', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How many there are, whatever the list is narrowed to. */
export const countTemplates = queryOptions({
  queryKey: ['listTemplates', 'count'],
  queryFn: ({ signal }) => callApi('listTemplates', { query: { limit: 1 } }, { signal }),
  select: ({ metadata }) => metadata.count,
});
