import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
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
  queryOptions({
    queryKey: ['getRegistration', registrationToken],
    queryFn: ({ signal }) => callApi('getRegistration', { body: { registrationToken } }, { signal }),
    // What is offered must not change under the hands of whoever fills the form in.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const getInvitation = (token: string) =>
  queryOptions({
    queryKey: ['getInvitation', token],
    queryFn: ({ signal }) => callApi('getInvitation', { params: { token } }, { signal }),
    // Accepting uses the link up; what it said stays on the screen.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const createAccount = mutationOptions({
  mutationKey: ['createAccount'],
  mutationFn: (body: OperationInput<'createAccount'>['body']) => callApi('createAccount', { body }),
});

export type Invitation = OperationOutput<'getInvitation'>;

export type Registration = OperationOutput<'getRegistration'>;
