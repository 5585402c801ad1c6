import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { newPassword } from '../../apps/server/src/testing/joining.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { brokenInvariants } from '../invariants/database-invariants.ts';
import { watchSubmissions } from '../invariants/kept-submissions.ts';
import { startFilledServer } from '../invariants/start-filled-server.ts';
import { sizeOf } from '../size.ts';
import { type Fuzzed, fuzzOperation } from './fuzz-operation.ts';
import { type FuzzedOperation, fuzzedOperations } from './fuzzed-operations.ts';
import { waysToBeWrong } from './fuzzed-requests.ts';
import { type FuzzingPeople, fuzzingPeople } from './fuzzing-people.ts';
import { makeKnownLinks } from './known-links.ts';
import type { KnownThings } from './known-things.ts';

const requestsOfOperation = sizeOf({ quick: 20, full: 300 });
/** Few operations take a file, and each way to be wrong with one has its turn in them, between those that are valid. */
const requestsOf = ({ operation }: FuzzedOperation) =>
  operation.upload ? Math.max(requestsOfOperation, 2 * waysToBeWrong.length) : requestsOfOperation;
/** Fixed, so that two runs send the same; what a failure prints says which requests were sent with which. */
const firstSeed = 20_260;
/** How many operations are fuzzed at a time. */
const lanes = 4;

let server: TestServer;
let people: FuzzingPeople;
let links: KnownThings;
let changedSubmissions: () => Promise<string[]>;
const results: Fuzzed[] = [];

beforeAll(async () => {
  server = await startFilledServer({ REQUESTS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '1000000' });
  people = await fuzzingPeople(server);
  links = await makeKnownLinks(server);
  changedSubmissions = await watchSubmissions(server.database);
});
afterAll(() => server.stop());

const answersBetween = (least: number, most: number) =>
  results
    .flatMap(({ statuses }) => [...statuses])
    .reduce((sum, [status, count]) => (status >= least && status <= most ? sum + count : sum), 0);

it(`answers ${requestsOfOperation} or more generated requests of every operation as it should`, async () => {
  const all = [...fuzzedOperations.entries()];
  const waiting = all.filter(([, { operation }]) => operation.access !== 'manageInstallation');
  const fuzzNext = async (): Promise<void> => {
    const [next] = waiting.splice(0, 1);
    if (!next) return;
    const [index, operation] = next;
    const runs = { seed: firstSeed + index, count: requestsOf(operation) };
    results.push(await fuzzOperation(server, people, operation, links, runs));
    return fuzzNext();
  };
  await Promise.all(Array.from({ length: lanes }, fuzzNext));
  // By themselves: whoever is suspended cannot call anything else.
  waiting.push(...all.filter(([, { operation }]) => operation.access === 'manageInstallation'));
  await fuzzNext();
  await server.database.executeSql('owner')('delete from organisation_suspension');
  expect(results.flatMap(({ complaints }) => complaints).slice(0, 20)).toEqual([]);
  await keepCount({ theme: 'fuzzing', what: 'generated requests', count: answersBetween(0, 999) });
  await keepCount({ theme: 'fuzzing', what: 'of them refused with a problem', count: answersBetween(400, 499) });
  await keepCount({ theme: 'fuzzing', what: 'of them answered with success', count: answersBetween(200, 299) });
});

it('has tried every operation and every way to be wrong', () => {
  expect(results).toHaveLength(fuzzedOperations.length);
  expect(results.filter(({ isReached }) => !isReached).map(({ name }) => name)).toEqual([]);
  const tried = new Set(results.flatMap(({ ways }) => [...ways.keys()]));
  expect(waysToBeWrong.filter((way) => !tried.has(way))).toEqual([]);
});

it('is still there, and has logged neither an error nor a secret', async () => {
  expect((await server.call('getRuntimeConfiguration')).status).toBe(200);
  const lines = server.logLines.map((line) => JSON.parse(line) as { level: string; reqId?: string });
  const failed = new Set(lines.flatMap(({ level, reqId }) => (/^(error|fatal)$/.test(level) ? [reqId] : [])));
  expect(lines.filter(({ reqId }) => failed.has(reqId)).slice(0, 10)).toEqual([]);
  const log = server.logLines.join('');
  for (const secret of [demoPassword, newPassword, ...people.secrets, ...Object.values(links).flat()]) {
    expect(log.includes(secret)).toBe(false);
  }
});

it('leaves a database in which every invariant holds', async () => {
  expect(await server.database.asOwner(brokenInvariants)).toEqual({});
  expect(await changedSubmissions()).toEqual([]);
});
