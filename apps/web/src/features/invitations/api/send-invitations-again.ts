import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const sendInvitationsAgain = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['sendInvitationsAgain'],
    mutationFn: (invitationIds: string[]) => callApi('sendInvitationsAgain', { body: { invitationIds } }),
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listSentInvitations'] }),
  });
