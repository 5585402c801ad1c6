import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { pageEnvironment } from '../page-environment.ts';
import { session } from '../session/session.ts';
import { type ClientCallOptions, createApiClient } from './create-api-client.ts';
import type { CallInput } from './prepare-call.ts';

type CallArguments<Name extends CallName> =
  unknown extends OperationInput<Name>
    ? [input?: undefined, options?: ClientCallOptions]
    : [input: OperationInput<Name>, options?: ClientCallOptions];

const callWithSession = createApiClient(pageEnvironment, session);

/** Calls the API by the operation's name; rejects with ApiProblem, NetworkError or BadResponseError. */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[input, options]: CallArguments<Name>
): Promise<OperationOutput<Name>> {
  return (await callWithSession(name, input as CallInput | undefined, options)) as OperationOutput<Name>;
}
