import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type MatchQuery = OperationInput<'listTemplateMatches'>['query'];

/** A received line with the template that stands for it, or those that may. */
export type TemplateMatch = OperationOutput<'listTemplateMatches'>['data'][number];
export type TemplateOffer = TemplateMatch['offers'][number];
export type OfferedTemplate = TemplateOffer['template'];

export const listTemplateMatches = (query: MatchQuery) =>
  queryOptions({
    queryKey: ['listTemplateMatches', query],
    queryFn: ({ signal }) => callApi('listTemplateMatches', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const countTemplateMatches = (query: MatchQuery) =>
  queryOptions({
    queryKey: ['listTemplateMatches', 'count', query],
    queryFn: ({ signal }) => callApi('listTemplateMatches', { query: { ...query, limit: 1 } }, { signal }),
    select: ({ metadata }) => metadata.count,
    placeholderData: keepPreviousData,
  });
