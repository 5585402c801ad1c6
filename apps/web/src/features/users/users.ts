import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import type { ListPage } from '../../ui/data-table/list-page.ts';

export const pendingUserInvitationsKey = ['listPendingUserInvitations'];

export const listPendingUserInvitations = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...pendingUserInvitationsKey, pageNumber, pageSize],
    queryFn: ({ signal }) =>
      callApi('listPendingUserInvitations', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const accessRequestsKey = ['listAccessRequests'];

export const listAccessRequests = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...accessRequestsKey, pageNumber, pageSize],
    queryFn: ({ signal }) => callApi('listAccessRequests', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

export type OrganisationUser = OperationOutput<'listUsers'>['data'][number];

export const listUsersKey = ['listUsers'];

export const listUsers = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...listUsersKey, pageNumber, pageSize],
    queryFn: ({ signal }) => callApi('listUsers', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

export type AccessRequest = OperationOutput<'listAccessRequests'>['data'][number];

export type PendingUserInvitation = OperationOutput<'listPendingUserInvitations'>['data'][number];
