import { maxInvitations } from '@pcf/contract/invitation-limits';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { inChunks } from '../../../lib/in-chunks.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { showRefusal } from '../invitation-calls.ts';

const sendInvitationsAgain = (queryClient: QueryClient) =>
  operationMutation('sendInvitationsAgain', {
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listSentInvitations'] }),
  });

/** Sends invitations again; `onAnswered` is told once the server has sent or refused them. */
export function useSendAgain(onAnswered?: () => void) {
  const { mutateAsync, isPending } = useMutation(sendInvitationsAgain(useQueryClient()));
  async function sendAgain(invitationIds: readonly string[]) {
    try {
      for (const chunk of inChunks(invitationIds, maxInvitations))
        await mutateAsync({ body: { invitationIds: chunk } });
      showSuccessToast('invitations:sent.sentAgain', { count: invitationIds.length });
      onAnswered?.();
    } catch (error) {
      showRefusal(error);
      if (error instanceof ApiProblem) onAnswered?.();
    }
  }
  return { sendAgain, isPending };
}
