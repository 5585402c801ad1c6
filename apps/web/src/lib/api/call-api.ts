import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { type PageEnvironment, pageEnvironment } from '../page-environment.ts';
import type { Session } from '../session/create-session.ts';
import { session } from '../session/session.ts';
import { ApiProblem, BadResponseError, suspensionOf, unauthenticatedProblem } from './api-errors.ts';
import { type CallInput, type CallOptions, knownCall, prepareCall } from './prepare-call.ts';

export type CallArguments<Name extends CallName> =
  unknown extends OperationInput<Name>
    ? [input?: undefined, options?: ClientCallOptions]
    : [input: OperationInput<Name>, options?: ClientCallOptions];

export const callWithSession = createApiClient(pageEnvironment, session);

/** Calls the API by the operation's name; rejects with ApiProblem, NetworkError or BadResponseError. */
export const callApi = callWithSession as <Name extends CallName>(
  name: Name,
  ...inputAndOptions: CallArguments<Name>
) => Promise<OperationOutput<Name>>;

export interface ClientCallOptions extends CallOptions {
  /** Sends the token along with a call that anybody may make, for what it does only for a signed-in user. */
  readonly signedIn?: boolean;
  /** Sent along with a call that anybody may make, for what somebody else than this session vouches for. */
  readonly bearer?: string;
}

/** Makes the function that sends calls with the session's token, and refreshes that token where it has to be. */
export function createApiClient(environment: PageEnvironment, session: Session) {
  async function usableToken(): Promise<string> {
    if (!session.isAuthenticated() && !(await session.refreshSession())) throw unauthenticatedProblem();
    const token = session.accessToken();
    if (token === null) throw unauthenticatedProblem();
    return token;
  }

  return async function call(
    name: CallName,
    input?: CallInput,
    { signedIn = false, bearer, ...options }: ClientCallOptions = {},
  ): Promise<unknown> {
    const asked = await knownCall(name);
    const send = prepareCall(environment, name, asked, input, options);
    if (asked.access === 'public' && !signedIn) return await send(bearer ?? null);
    const token = await usableToken();
    const userId = session.currentUserId();
    options.signal?.throwIfAborted();
    try {
      return await send(token);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (!(await session.refreshSession(token))) throw error;
      // Another tab may have signed somebody else in; what one user began is not repeated as another.
      if (session.currentUserId() !== userId) throw error;
    }
    return await repeat(send, options.signal);
  };

  async function repeat(send: (bearer: string) => Promise<unknown>, signal: AbortSignal | undefined) {
    const token = await usableToken();
    signal?.throwIfAborted();
    try {
      return await send(token);
    } catch (error) {
      if (endsSession(error) && session.accessToken() === token) session.endSession('expired');
      throw error;
    }
  }
}

/** New tokens may help; where the organisation is suspended there are none. */
function isRefused(error: unknown): error is ApiProblem | BadResponseError {
  if (suspensionOf(error) !== null) return false;
  const isAnswer = error instanceof ApiProblem || error instanceof BadResponseError;
  return isAnswer && (error.status === 401 || error.status === 403);
}

function endsSession(error: unknown): boolean {
  return isRefused(error) && !(error instanceof ApiProblem && error.isPermission);
}
