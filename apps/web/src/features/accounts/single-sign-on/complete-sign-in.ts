import { registrationTokenOf } from '../../../lib/account/registration-token.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { oncePerToken } from '../../../lib/link-token/once-per-token.ts';
import { exchangeIdentityToken } from './api/exchange-identity-token.ts';
import { type BegunSignIn, takeBegunSignIn } from './begun-sign-in.ts';
import { refusalOfAnswer, refusalOfExchange } from './provider-refusal.ts';
import type { SignInRefusal } from './sign-in-refusal.ts';

type Result =
  | { kind: 'signedIn' }
  | { kind: 'incomplete'; registrationToken: string }
  /** The address has an account, which must be opened with its password once. */
  | { kind: 'linkRequired'; linkToken: string; email: string }
  | { kind: 'refused'; refusal: SignInRefusal }
  /** Our own server did not answer, or not as it should. */
  | { kind: 'failed'; error: unknown };

export type CompletedSignIn = Result & {
  /** Where whoever began it wanted to go. */
  redirect: string | undefined;
};

/** Signs in with the address that the provider sent somebody back to. */
export const completeSignIn = oncePerToken(async (answer: string): Promise<CompletedSignIn> => {
  const begun = takeBegunSignIn();
  const result = await resultOf(new URL(answer), begun).catch((error: unknown) => ({ kind: 'failed' as const, error }));
  return { ...result, redirect: begun?.redirect };
});

async function resultOf(answer: URL, begun: BegunSignIn | null): Promise<Result> {
  if (begun === null || answer.searchParams.get('state') !== begun.state) return refused('notStartedHere');
  const error = answer.searchParams.get('error');
  if (error !== null) return refused(refusalOfAnswer(error));
  const { requestIdToken } = await import('./request-id-token.ts');
  let idToken: string;
  try {
    idToken = await requestIdToken(answer, begun);
  } catch (failure) {
    return refused(refusalOfExchange(failure));
  }
  return exchangeIdentityToken(idToken).then(() => ({ kind: 'signedIn' }), resultOfProblem);
}

function resultOfProblem(error: unknown): Result {
  const registrationToken = registrationTokenOf(error);
  if (registrationToken !== null) return { kind: 'incomplete', registrationToken };
  if (!(error instanceof ApiProblem)) throw error;
  switch (error.code) {
    case 'ACCOUNT_LINK_REQUIRED': {
      const { linkToken, email } = error.problem;
      return { kind: 'linkRequired', linkToken: String(linkToken), email: String(email) };
    }
    case 'INVALID_IDENTITY_TOKEN':
      return refused('notConfirmed');
    case 'IDENTITY_PROVIDER_UNAVAILABLE':
      return refused('unavailable');
    default:
      throw error;
  }
}

function refused(refusal: SignInRefusal): Result {
  return { kind: 'refused', refusal };
}
