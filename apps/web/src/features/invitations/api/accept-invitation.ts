import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const acceptInvitation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['acceptInvitation'],
    mutationFn: (invitationId: string) => callApi('acceptInvitation', { params: { invitationId }, body: undefined }),
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listReceivedInvitations'] }),
  });
