import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { oncePerToken } from '../../../lib/link-outcome.ts';
import { adoptTokens } from '../../../lib/session/session.ts';
import { registrationTokenOf } from '../unfinished-registration.ts';
import { type BegunSignIn, takeBegunSignIn } from './begun-sign-in.ts';

/** Why a sign-in with the provider came to nothing. */
export const signInRefusals = [
  'notStartedHere',
  'denied',
  'unavailable',
  'notConfirmed',
  'tookTooLong',
  'uninvited',
] as const;

const troubleCodes = [
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_TIMEOUT',
];

type Result =
  | { kind: 'signedIn' }
  | { kind: 'incomplete'; registrationToken: string }
  /** The address has an account, which must be opened with its password once. */
  | { kind: 'linkRequired'; linkToken: string; email: string }
  | { kind: 'refused'; refusal: SignInRefusal }
  /** Our own server did not answer, or not as it should. */
  | { kind: 'failed'; error: unknown };

export type CompletedSignIn = Result & {
  /** Where the person who began it wanted to go. */
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
    case 'REGISTRATION_CLOSED':
      return refused('uninvited');
    case 'IDENTITY_PROVIDER_UNAVAILABLE':
      return refused('unavailable');
    default:
      throw error;
  }
}

function refused(refusal: SignInRefusal): Result {
  return { kind: 'refused', refusal };
}

/** Signs in the person that the provider's token is about. */
async function exchangeIdentityToken(idToken: string): Promise<void> {
  await adoptTokens((signal) => callApi('exchangeIdentityToken', undefined, { bearer: idToken, signal }));
}

/** What the error of a provider's answer means (RFC 6749, 4.1.2.1). */
export function refusalOfAnswer(error: string): SignInRefusal {
  if (error === 'access_denied') return 'denied';
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'unavailable' : 'notConfirmed';
}

/** What it means that no token could be had for a code: either nobody sensible answered, or the answer does not hold. */
export function refusalOfExchange(error: unknown): SignInRefusal {
  if (!(error instanceof Error)) return 'notConfirmed';
  const { code, status } = error as Error & { code?: unknown; status?: unknown };
  // The browser's own error for an answer that never came has no code.
  const unanswered = error instanceof TypeError && code === undefined;
  const inTrouble = troubleCodes.includes(String(code)) || (typeof status === 'number' && status >= 500);
  return unanswered || inTrouble ? 'unavailable' : 'notConfirmed';
}

export type SignInRefusal = (typeof signInRefusals)[number];
