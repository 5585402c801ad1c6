import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { signOut } from '../../../../lib/session/session.ts';

export const eraseOwnAccount = mutationOptions({
  mutationKey: ['eraseOwnAccount'],
  mutationFn: async (body: OperationInput<'eraseOwnAccount'>['body']) => {
    await callApi('eraseOwnAccount', { body });
    // At once, before another call finds out that this session is over.
    await signOut();
  },
});
