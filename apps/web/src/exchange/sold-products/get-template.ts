import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export type Template = OperationOutput<'getTemplate'>;

export const getTemplate = (templateId: string) =>
  queryOptions({
    queryKey: ['getTemplate', templateId],
    queryFn: ({ signal }) => callApi('getTemplate', { params: { templateId } }, { signal }),
    // The route has asked already when the page appears.
    retryOnMount: false,
  });
