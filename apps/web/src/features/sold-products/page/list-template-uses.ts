import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

type Query = OperationInput<'listTemplateUses'>['query'];

/** A product of a customer that was answered with the template last. */
export type TemplateUse = OperationOutput<'listTemplateUses'>['data'][number];

export const listTemplateUses = (templateId: string, query: Query) =>
  queryOptions({
    queryKey: ['listTemplateUses', templateId, query],
    queryFn: ({ signal }) => callApi('listTemplateUses', { params: { templateId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
