import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { ListPage } from '../../../ui/data-table/list-page.ts';

export type OrganisationUser = OperationOutput<'listUsers'>['data'][number];

export const listUsersKey = ['listUsers'];

export const listUsers = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...listUsersKey, pageNumber, pageSize],
    queryFn: ({ signal }) => callApi('listUsers', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
