import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { pendingUserInvitationsKey } from './list-pending-user-invitations.ts';

export const sendUserInvitationsAgain = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['sendUserInvitationsAgain'],
    mutationFn: (emails: string[]) => callApi('sendUserInvitationsAgain', { body: emails }),
    // Also where it was refused: somebody may have joined in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingUserInvitationsKey }),
  });
