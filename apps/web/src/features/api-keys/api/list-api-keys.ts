import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { ListPage } from '../../../ui/data-table/list-page.ts';

export type ApiKey = OperationOutput<'listApiKeys'>['data'][number];

export const apiKeysKey = ['listApiKeys'];

export const listApiKeys = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...apiKeysKey, pageNumber, pageSize],
    queryFn: ({ signal }) => callApi('listApiKeys', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
