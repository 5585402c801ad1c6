import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { pendingUserInvitationsKey } from './list-pending-user-invitations.ts';

export type UserInvitationResult = OperationOutput<'inviteUsers'>['results'][number];

export const inviteUsers = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['inviteUsers'],
    mutationFn: (body: OperationInput<'inviteUsers'>['body']) => callApi('inviteUsers', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pendingUserInvitationsKey }),
  });
