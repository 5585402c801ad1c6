import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

type NewInvitation = OperationInput<'createInvitations'>['body']['invitations'][number];

export const createInvitations = mutationOptions({
  mutationKey: ['createInvitations'],
  mutationFn: (invitation: NewInvitation) => callApi('createInvitations', { body: { invitations: [invitation] } }),
});
