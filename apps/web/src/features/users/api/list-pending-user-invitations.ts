import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { ListPage } from '../../../ui/data-table/list-page.ts';

export type PendingUserInvitation = OperationOutput<'listPendingUserInvitations'>['data'][number];

export const pendingUserInvitationsKey = ['listPendingUserInvitations'];

export const listPendingUserInvitations = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...pendingUserInvitationsKey, pageNumber, pageSize],
    queryFn: ({ signal }) =>
      callApi('listPendingUserInvitations', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
