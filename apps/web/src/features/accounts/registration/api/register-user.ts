import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { adoptTokens } from '../../../../lib/session/session.ts';

/** Answers with what became of the invitation, once the new user is signed in. */
export const registerUser = mutationOptions({
  mutationKey: ['registerUser'],
  mutationFn: async (body: OperationInput<'registerUser'>['body']) => {
    let claim: OperationOutput<'registerUser'>['claim'] = null;
    await adoptTokens(async (signal) => {
      const registered = await callApi('registerUser', { body }, { signal });
      claim = registered.claim;
      return registered;
    });
    return claim;
  },
});
