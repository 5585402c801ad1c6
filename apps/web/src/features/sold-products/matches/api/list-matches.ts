import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../../../lib/api/operation-options.ts';

export type MatchQuery = OperationInput<'listTemplateMatches'>['query'];

/** A received line with the sold product that stands for it, or those that may. */
export type SoldProductMatch = OperationOutput<'listTemplateMatches'>['data'][number];
export type SoldProductOffer = SoldProductMatch['offers'][number];
export type OfferedSoldProduct = SoldProductOffer['template'];

export const listSoldProductMatches = (query: MatchQuery) =>
  operationQuery('listTemplateMatches', { query }, { placeholderData: keepPreviousData });

export const countSoldProductMatches = (query: MatchQuery) =>
  operationQuery(
    'listTemplateMatches',
    { query: { ...query, limit: 1 } },
    { select: ({ metadata }) => metadata.count, placeholderData: keepPreviousData },
  );
