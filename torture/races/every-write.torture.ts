import type { CallName } from '@pcf/contract/operations/calls';
import { takesIdempotencyKey } from '@pcf/contract/operations/idempotency';
import { possibleProblems } from '@pcf/contract/operations/possible-problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationNames, operationOf } from '../shared/document.ts';
import { sendOperation } from '../shared/operation-request.ts';
import { withoutLimits } from '../shared/settings.ts';
import { sizeOf } from '../size.ts';
import type { Contest, Ready } from './contest.ts';
import { contests, elsewhere } from './contests.ts';
import { callersAtOnce, type Fair, openFair } from './fair.ts';
import { forgetJobs, openCounter, type RowCounts, tracesOf } from './traces.ts';

let server: TestServer;
let fair: Fair;
let countRows: () => Promise<RowCounts>;
const rounds = sizeOf({ quick: 1, full: 20 });
const raced = { races: 0, keys: 0 };

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: withoutLimits });
  fair = await openFair(server);
  countRows = await openCounter(server);
});
afterAll(async () => {
  await keepCount({ theme: 'races', what: `races of ${callersAtOnce} callers`, count: raced.races });
  await keepCount({ theme: 'races', what: `keys used by ${callersAtOnce} at once`, count: raced.keys });
  await server.stop();
});

const writing = operationNames.filter((name) => operationOf(name).method !== 'GET');
const contested = Object.entries(contests) as [CallName, Contest][];

/** Sends a request so many times at once, and says what that left behind. */
async function trace(name: CallName, { request, tokens }: Ready, times: number, headers = {}) {
  await forgetJobs(server);
  const before = await countRows();
  const senders = Array.from({ length: times }, (_, index) => tokens[index % tokens.length]);
  const answers = await Promise.all(senders.map((token) => sendOperation(server, name, request, { token, headers })));
  return { answers, traces: tracesOf(before, await countRows()) };
}

const succeeded = ({ status }: Answer) => status < 300;

it('knows every operation that writes', () => {
  expect([...Object.keys(contests), ...Object.keys(elsewhere)].toSorted()).toEqual(writing.toSorted());
});

describe(`of ${callersAtOnce} who send the same at once`, () => {
  it.each(contested)('%s lets through whom it may', async (name, contest) => {
    const alone = await trace(name, await contest.prepare(fair), 1);
    expect(alone.answers.map(succeeded), JSON.stringify(alone.answers[0]?.body)).toEqual([true]);
    for (let round = 0; round < rounds; round += 1) {
      const { answers, traces } = await trace(name, await contest.prepare(fair), callersAtOnce);
      const { winners, leaves, won = () => true } = contest;
      const winning = answers.filter((answer) => succeeded(answer) && won(answer.body));
      expect(winning, JSON.stringify(answers.map(({ status, body }) => [status, body.code]))).toHaveLength(winners === 'one' ? 1 : callersAtOnce);
      const codes = answers.filter((answer) => !succeeded(answer)).map(({ body }) => body.code);
      expect(possibleProblems(operationOf(name))).toEqual(expect.arrayContaining(codes));
      expect(codes.filter((code) => unfit.includes(String(code)))).toEqual([]);
      if (leaves === 'as one') expect(traces).toEqual(alone.traces);
      raced.races += 1;
    }
  });
});

/** Problems that say nothing about who came first. */
const unfit = ['VALIDATION_FAILED', 'FORBIDDEN', 'TOO_MANY_REQUESTS', 'INTERNAL_ERROR', 'UNAVAILABLE'];

describe(`an Idempotency-Key that ${callersAtOnce} requests share`, () => {
  it.each(contested.filter(([name]) => takesIdempotencyKey(operationOf(name))))('has %s done once', async (name, contest) => {
    const once = await trace(name, await contest.prepare(fair), 1);
    for (let round = 0; round < rounds; round += 1) {
      const { request, tokens } = await contest.prepare(fair);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { answers, traces } = await trace(name, { request, tokens: tokens.slice(0, 1) }, callersAtOnce, headers);
      const [first] = answers.filter((answer) => answer.headers.get('idempotency-replayed') === null);
      expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        answers.map(() => ({ status: first?.status, body: first?.body })),
      );
      expect(succeeded(answers[0] as Answer)).toBe(true);
      expect(traces).toEqual(once.traces);
      raced.keys += 1;
    }
  });
});
