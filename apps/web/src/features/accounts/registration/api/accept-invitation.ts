import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

interface Acceptance {
  invitationId: string;
  token: string;
}

export const acceptInvitation = mutationOptions({
  mutationKey: ['acceptInvitation'],
  mutationFn: ({ invitationId, token }: Acceptance) =>
    callApi('acceptInvitation', { params: { invitationId }, body: { token } }),
});
