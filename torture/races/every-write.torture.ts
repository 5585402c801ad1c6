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
import { competingWrites } from './competing-writes.ts';
import type { Contest, Ready } from './contest.ts';
import { contests, notRaced } from './contests.ts';
import { callersAtOnce, type Fair, openFair } from './fair.ts';
import { forgetEarlier, openCounter, type RowCounts, tracesOf } from './traces.ts';

let server: TestServer;
let fair: Fair;
let countRows: () => Promise<RowCounts>;
const rounds = sizeOf({ quick: 1, full: 20 });
const raced = { races: 0, competingWrites: 0, keys: 0 };

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: withoutLimits });
  fair = await openFair(server);
  countRows = await openCounter(server);
});
afterAll(async () => {
  await keepCount({ theme: 'races', what: `races of ${callersAtOnce} callers`, count: raced.races });
  await keepCount({
    theme: 'races',
    what: `competing writes of ${callersAtOnce} callers`,
    count: raced.competingWrites,
  });
  await keepCount({ theme: 'races', what: `keys used by ${callersAtOnce} at once`, count: raced.keys });
  await server.stop();
});

const writing = operationNames.filter((name) => operationOf(name).method !== 'GET');
const contested = Object.entries(contests) as [CallName, Contest][];

async function prepared({ prepare }: Contest): Promise<Ready> {
  await forgetEarlier(server);
  return prepare(fair);
}

/** Sends a request so many times at once, and says what that left behind. */
async function trace(name: CallName, { request, tokens }: Ready, times: number, headers = {}) {
  await forgetEarlier(server);
  const before = await countRows();
  const senders = Array.from({ length: times }, (_, index) => tokens[index % tokens.length]);
  const answers = await Promise.all(senders.map((token) => sendOperation(server, name, request, { token, headers })));
  return { answers, traces: tracesOf(before, await countRows()) };
}

const succeeded = ({ status }: Answer) => status < 300;

it('knows every operation that writes', () => {
  expect([...Object.keys(contests), ...Object.keys(notRaced)].toSorted()).toEqual(writing.toSorted());
});

/** What the operation leaves behind where nobody else calls it. */
const aloneTraces = new Map<CallName, Record<string, number>>();
async function tracesAlone(name: CallName, contest: Contest): Promise<Record<string, number>> {
  const known = aloneTraces.get(name);
  if (known) return known;
  const { answers, traces } = await trace(name, await prepared(contest), 1);
  expect(answers.map(succeeded), JSON.stringify(answers[0]?.body)).toEqual([true]);
  aloneTraces.set(name, traces);
  return traces;
}

describe(`of ${callersAtOnce} who send the same at once`, () => {
  it.each(contested)('%s lets through whom it may', async (name, contest) => {
    const alone = await tracesAlone(name, contest);
    for (let round = 0; round < rounds; round += 1) {
      const { answers, traces } = await trace(name, await prepared(contest), callersAtOnce);
      const { winners, leaves, refusals = [], won = () => true } = contest;
      const winning = answers.filter((answer) => succeeded(answer) && won(answer.body));
      const codes = answers.filter((answer) => !succeeded(answer)).map(({ body }) => String(body.code));
      const fit: string[] =
        winners === 'one' ? possibleProblems(operationOf(name)) : ['TOO_MANY_REQUESTS', ...refusals];
      expect(codes.filter((code) => !fit.includes(code) || unfit.includes(code))).toEqual([]);
      if (winners === 'one') expect(winning, JSON.stringify(codes)).toHaveLength(1);
      if (leaves === 'as one') expect(traces).toEqual(alone);
      raced.races += 1;
    }
  });
});

/** Problems that say nothing about who came first. */
const unfit = ['VALIDATION_FAILED', 'FORBIDDEN', 'INTERNAL_ERROR', 'UNAVAILABLE'];

describe(`of ${callersAtOnce} who want one or the other`, () => {
  it.each(Object.entries(competingWrites))('%s, one has it and leaves what one leaves', async (_what, prepareBoth) => {
    const alone = new Map<CallName, Record<string, number>>();
    for (const which of [0, 1] as const) {
      await forgetEarlier(server);
      const { name, ...ready } = (await prepareBoth(fair))[which];
      alone.set(name, (await trace(name, ready, 1)).traces);
    }
    for (let round = 0; round < rounds; round += 1) {
      await forgetEarlier(server);
      const both = await prepareBoth(fair);
      await forgetEarlier(server);
      const before = await countRows();
      const sent = Array.from({ length: callersAtOnce }, async (_, index) => {
        const { name, request, tokens } = both[index % 2 === 0 ? 0 : 1];
        return { name, answer: await sendOperation(server, name, request, { token: tokens[index % tokens.length] }) };
      });
      const answers = await Promise.all(sent);
      const [winner, ...others] = answers.filter(({ answer }) => succeeded(answer));
      expect(others).toEqual([]);
      expect(tracesOf(before, await countRows())).toEqual(alone.get(winner?.name ?? 'getOrganisation'));
      const codes = answers.map(({ answer }) => String(answer.body.code));
      expect(codes.filter((code) => unfit.includes(code))).toEqual([]);
      raced.competingWrites += 1;
    }
  });
});

/** A file that came in vain is taken away by a job of its own. */
function effectsOf(name: CallName, { 'pgboss.job': jobs = 0, ...rows }: Record<string, number>) {
  return operationOf(name).upload ? rows : { ...rows, jobs };
}

function expectToldAlike(heard: readonly Answer[]) {
  expect(heard.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
  const [first] = heard.map(({ status, body }) => ({ status, body }));
  expect(first?.status, JSON.stringify(first)).toBeLessThan(300);
  expect(heard.map(({ status, body }) => ({ status, body }))).toEqual(heard.map(() => first));
}

/** One hears the secret, and the others only that it was told. */
function expectToldOnce(heard: readonly Answer[]) {
  const [told, ...others] = heard.toSorted((one, other) => one.status - other.status);
  expect(told?.status, JSON.stringify(told)).toBeLessThan(300);
  expect(others.map(({ body }) => body.code)).toEqual(others.map(() => 'SECRET_TOLD_ALREADY'));
}

describe(`an Idempotency-Key that ${callersAtOnce} requests share`, () => {
  it.each(contested.filter(([name]) => takesIdempotencyKey(operationOf(name))))(
    'has %s done once',
    async (name, contest) => {
      const once = await tracesAlone(name, contest);
      for (let round = 0; round < rounds; round += 1) {
        const { request, tokens } = await prepared(contest);
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const { answers, traces } = await trace(name, { request, tokens: tokens.slice(0, 1) }, callersAtOnce, headers);
        // A limit counts requests, whatever their key.
        const heard = answers.filter(({ status }) => status !== 429);
        if (operationOf(name).tellsSecret) expectToldOnce(heard);
        else expectToldAlike(heard);
        expect(effectsOf(name, traces)).toEqual(effectsOf(name, once));
        raced.keys += 1;
      }
    },
  );
});
