import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { pageEnvironment } from '../page-environment.ts';
import { session } from '../session/session.ts';
import { createApiClient } from './create-api-client.ts';
import type { CallInput, CallOptions } from './prepare-call.ts';

type CallArguments<Name extends CallName> =
  unknown extends OperationInput<Name>
    ? [input?: undefined, options?: CallOptions]
    : [input: OperationInput<Name>, options?: CallOptions];

const callWithSession = createApiClient(pageEnvironment, session);

/** Calls the API by the operation's name; rejects with ApiProblem, NetworkError or BadResponseError. */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[input, options]: CallArguments<Name>
): Promise<OperationOutput<Name>> {
  return (await callWithSession(name, input as CallInput | undefined, options)) as OperationOutput<Name>;
}
