import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListPage } from '../../../components/data-table/list-page.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export type AccessRequest = OperationOutput<'listAccessRequests'>['data'][number];

export const accessRequestsKey = ['listAccessRequests'];

export const listAccessRequests = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...accessRequestsKey, pageNumber, pageSize],
    queryFn: ({ signal }) => callApi('listAccessRequests', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
