import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { ListPage } from '../../../ui/data-table/list-page.ts';

export type AccessRequest = OperationOutput<'listAccessRequests'>['data'][number];

export const accessRequestsKey = ['listAccessRequests'];

export const listAccessRequests = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...accessRequestsKey, pageNumber, pageSize],
    queryFn: ({ signal }) => callApi('listAccessRequests', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
