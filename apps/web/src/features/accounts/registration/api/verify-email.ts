import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { oncePerToken } from '../../../../lib/link-token/once-per-token.ts';
import { adoptTokens, signOut } from '../../../../lib/session/session.ts';

export type VerifiedEmail = OperationOutput<'verifyEmail'>;

async function verify(body: OperationInput<'verifyEmail'>['body']): Promise<VerifiedEmail> {
  const verified = await callApi('verifyEmail', { body });
  const { tokens } = verified;
  if (tokens) await adoptTokens(async () => tokens);
  // A changed address has ended every session, whatever this browser still believes.
  else if (verified.registrationToken === null) await signOut();
  return verified;
}

export const verifyEmail = mutationOptions({ mutationKey: ['verifyEmail'], mutationFn: verify });

/** Tells whether the link holds: it stays as it is, and the password is asked for. */
export const verifyByLinkAlone = oncePerToken((token) => verify({ token }));
