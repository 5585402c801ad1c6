import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { oncePerToken } from '../../../lib/link-token/once-per-token.ts';
import { adoptTokens, signOut } from '../../../lib/session/session.ts';

export type VerifiedEmail = OperationOutput<'verifyEmail'>;

async function verify(body: OperationInput<'verifyEmail'>['body']): Promise<VerifiedEmail> {
  const verified = await callApi('verifyEmail', { body });
  if (verified.tokens) await adoptTokens(verified.tokens);
  // A changed address has ended every session, whatever this browser still believes.
  else if (verified.registrationToken === null) await signOut();
  return verified;
}

export const verifyEmail = mutationOptions({ mutationKey: ['verifyEmail'], mutationFn: verify });

/** Enough for a changed address; a new account is asked for its password, and the link stays as it is. */
export const verifyByLinkAlone = oncePerToken((token) => verify({ token }));
