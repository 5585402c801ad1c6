import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { operationMutation, operationQuery } from '../../../lib/api/operation-options.ts';
import { adoptTokens } from '../../../lib/session/session.ts';

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

export const getRegistration = (registrationToken: string) =>
  // What is offered must not change while the form is filled in.
  operationQuery('getRegistration', { body: { registrationToken } }, { staleTime: Number.POSITIVE_INFINITY });

export const getInvitation = (token: string) =>
  // Accepting uses the link up; what it said stays on the screen.
  operationQuery('getInvitation', { params: { token } }, { staleTime: Number.POSITIVE_INFINITY });

export const createAccount = operationMutation('createAccount');

export type Invitation = OperationOutput<'getInvitation'>;

export type Registration = OperationOutput<'getRegistration'>;
