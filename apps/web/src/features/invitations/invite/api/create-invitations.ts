import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type NewInvitation = OperationInput<'createInvitations'>['body']['invitations'][number];
export type InvitationResult = OperationOutput<'createInvitations'>['results'][number];

export const createInvitations = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['createInvitations'],
    mutationFn: (invitations: NewInvitation[]) => callApi('createInvitations', { body: { invitations } }),
    onSuccess: () => {
      for (const call of ['listSentInvitations', 'listSuppliers', 'getSupplier', 'getDashboard']) {
        void queryClient.invalidateQueries({ queryKey: [call] });
      }
    },
  });
