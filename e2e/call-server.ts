import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type Body, callAt } from './call-at.ts';
import { ownLane } from './lane.ts';

/** One call to the server of the lane. */
export const callServer = <Name extends CallName>(
  name: Name,
  body: Body<Name>,
  accessToken?: string,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
): Promise<OperationOutput<Name>> => callAt(ownLane().baseUrl, name, body, accessToken, params, query);
