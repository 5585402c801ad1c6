import type { CallName } from '@pcf/contract/operations/calls';
import { mayDo } from '@pcf/contract/permissions';
import type { ProblemCode } from '@pcf/contract/problem-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationNames, operationOf } from '../shared/document.ts';
import { strangersHints } from '../shared/field-hints.ts';
import { type OperationRequest, sampleRequest, sendOperation } from '../shared/operation-request.ts';
import { withoutLimits } from '../shared/settings.ts';
import { sizeOf } from '../size.ts';
import { type Caller, openCallers } from './callers.ts';

let server: TestServer;
let callers: Caller[];
const tokens = new Map<Caller, string | undefined>();
let tried = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: withoutLimits });
  callers = await openCallers(server);
  for (const caller of callers) tokens.set(caller, await caller.token());
});
afterAll(async () => {
  await keepCount({ theme: 'roles', what: 'calls by everybody', count: tried });
  await server.stop();
});

/** What the contract has somebody hear instead of an answer: of people it says who may call, of keys their scopes do. */
function refusalOf(name: CallName, { is }: Caller): ProblemCode | undefined {
  const { access } = operationOf(name);
  if (access === 'public') return undefined;
  if (is === 'nobody') return 'UNAUTHENTICATED';
  const allowed = mayDo(
    access,
    typeof is === 'string' ? { accessLevel: is, scopes: null } : { accessLevel: 'EDITOR', scopes: is },
  );
  return allowed ? undefined : 'FORBIDDEN';
}

async function codeOf(name: CallName, caller: Caller, request: OperationRequest): Promise<unknown> {
  tried += 1;
  const send = () => sendOperation(server, name, request, { token: tokens.get(caller) });
  const first = await send();
  const endedBefore = caller.is !== 'nobody' && first.body.code === 'UNAUTHENTICATED';
  if (endedBefore) tokens.set(caller, await caller.token());
  const { status, body } = endedBefore ? await send() : first;
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  return body.code;
}

/** What nobody hears who may call: validation too, or the request was no test of what comes after it. */
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'VALIDATION_FAILED'];

/** Of those who are refused, so many are refused with nonsense as well. */
const everyNth = sizeOf({ quick: 3, full: 1 });

/** All of them, or of those with worthless papers one in turn. */
function callersFor(turn: number): Caller[] {
  if (everyNth === 1) return callers;
  const spare = callers.filter((caller) => caller.spare);
  return callers.filter((caller) => !caller.spare || caller === spare[turn % spare.length]);
}

/** Nothing of it is as the operation wants it. */
function nonsenseFor(name: CallName): OperationRequest {
  const { path, body } = sampleRequest(name, strangersHints());
  const words = Object.fromEntries(Object.keys(path ?? {}).map((key) => [key, 'nonsense']));
  return {
    path: words,
    query: { limit: 'none', nonsense: 'yes' },
    ...(body === undefined ? {} : { body: 'nonsense' }),
  };
}

describe('every operation', () => {
  it.each(operationNames)('%s is for those whom the contract says, and tells the others nothing else', async (name) => {
    const present = callersFor(operationNames.indexOf(name));
    const refused = present.filter((caller) => refusalOf(name, caller) !== undefined);
    const told = async (caller: Caller, request: OperationRequest) => [caller.who, await codeOf(name, caller, request)];
    const expected = refused.map((caller) => [caller.who, refusalOf(name, caller)]);
    const valid = () => sampleRequest(name, strangersHints());
    expect(await Promise.all(refused.map((caller) => told(caller, valid())))).toEqual(expected);
    const some = refused.filter((_, index) => index % everyNth === 0);
    expect(await Promise.all(some.map((caller) => told(caller, nonsenseFor(name))))).toEqual(
      expected.filter((_, index) => index % everyNth === 0),
    );
    const allowed = present.filter((caller) => !refused.includes(caller));
    const answers = await Promise.all(allowed.map((caller) => told(caller, valid())));
    expect(answers.filter(([, code]) => refusals.includes(String(code)))).toEqual([]);
  });
});
