import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { adoptTokens } from '../../../lib/session/session.ts';

/** Answers with what became of the invitation, once the new user is signed in. */
export const registerUser = mutationOptions({
  mutationKey: ['registerUser'],
  mutationFn: async (body: OperationInput<'registerUser'>['body']) => {
    const { claim, ...tokens } = await callApi('registerUser', { body });
    await adoptTokens(tokens);
    return claim;
  },
});
