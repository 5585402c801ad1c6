import type { ProblemCode } from '@pcf/contract/problem-codes';
import { ProblemError } from '../http/problem-error.ts';
import type { Metrics } from './metrics.ts';

/** What a refused sign-in is counted as; whatever else went wrong is no matter of who signs in. */
const refusals: Partial<Record<ProblemCode, string>> = {
  INVALID_CREDENTIALS: 'wrong_credentials',
  SIGN_IN_CODE_REQUIRED: 'code_required',
  TOO_MANY_REQUESTS: 'locked',
  EMAIL_NOT_VERIFIED: 'not_verified',
  REGISTRATION_INCOMPLETE: 'registration_incomplete',
  ACCOUNT_LINK_REQUIRED: 'link_required',
  INVALID_IDENTITY_TOKEN: 'token_refused',
  IDENTITY_PROVIDER_UNAVAILABLE: 'provider_unavailable',
};

const outcomeOf = (error: unknown): string =>
  (error instanceof ProblemError ? refusals[error.code] : undefined) ?? 'failed';

/** The same call, counted by what came of it. */
export const countedSignIn =
  (metrics: Metrics) =>
  <Input, From, Result>(
    method: 'password' | 'provider' | 'link',
    signIn: (input: Input, origin: From) => Promise<Result>,
  ) =>
  async (input: Input, origin: From): Promise<Result> => {
    try {
      const result = await signIn(input, origin);
      metrics.signIns.inc({ method, outcome: 'succeeded' });
      return result;
    } catch (error) {
      metrics.signIns.inc({ method, outcome: outcomeOf(error) });
      throw error;
    }
  };
