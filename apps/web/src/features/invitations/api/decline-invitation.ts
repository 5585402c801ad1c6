import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const declineInvitation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['declineInvitation'],
    mutationFn: (invitationId: string) => callApi('declineInvitation', { params: { invitationId } }),
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listReceivedInvitations'] }),
  });
