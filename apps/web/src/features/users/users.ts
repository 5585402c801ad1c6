import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';
import type { ListPage } from '../../ui/data-table/list-page.ts';

export const pendingUserInvitationsKey = ['listPendingUserInvitations'];

export const listPendingUserInvitations = ({ pageNumber, pageSize }: ListPage) =>
  operationQuery(
    'listPendingUserInvitations',
    { query: { pageNumber, limit: pageSize } },
    { placeholderData: keepPreviousData },
  );

export const accessRequestsKey = ['listAccessRequests'];

export const listAccessRequests = ({ pageNumber, pageSize }: ListPage) =>
  operationQuery(
    'listAccessRequests',
    { query: { pageNumber, limit: pageSize } },
    { placeholderData: keepPreviousData },
  );

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

export type OrganisationUser = OperationOutput<'listUsers'>['data'][number];

export const listUsersKey = ['listUsers'];

export const listUsers = ({ pageNumber, pageSize }: ListPage) =>
  operationQuery('listUsers', { query: { pageNumber, limit: pageSize } }, { placeholderData: keepPreviousData });

export type AccessRequest = OperationOutput<'listAccessRequests'>['data'][number];

export type PendingUserInvitation = OperationOutput<'listPendingUserInvitations'>['data'][number];
