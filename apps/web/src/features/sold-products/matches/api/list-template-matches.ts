import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../../../lib/api/operation-options.ts';

export type MatchQuery = OperationInput<'listTemplateMatches'>['query'];

/** A received line with the template that stands for it, or those that may. */
export type TemplateMatch = OperationOutput<'listTemplateMatches'>['data'][number];
export type TemplateOffer = TemplateMatch['offers'][number];
export type OfferedTemplate = TemplateOffer['template'];

export const listTemplateMatches = (query: MatchQuery) =>
  operationQuery('listTemplateMatches', { query }, { placeholderData: keepPreviousData });

export const countTemplateMatches = (query: MatchQuery) =>
  operationQuery(
    'listTemplateMatches',
    { query: { ...query, limit: 1 } },
    { key: ['count', query], select: ({ metadata }) => metadata.count, placeholderData: keepPreviousData },
  );
