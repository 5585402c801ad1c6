import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

type TemplateMatch = OperationOutput<'listTemplateMatches'>['data'][number];
export type TemplateOffer = TemplateMatch['offers'][number];
export type OfferedTemplate = TemplateOffer['template'];

/** The template that stands for one line, and those that may. */
export const listFittingTemplates = (lineId: string) =>
  queryOptions({
    queryKey: ['listTemplateMatches', 'line', lineId],
    queryFn: ({ signal }) => callApi('listTemplateMatches', { query: { lineIds: [lineId], limit: 1 } }, { signal }),
    select: ({ data }) => data[0],
  });
