import type { CallName } from '@pcf/contract/operations/calls';
import { possibleProblems } from '@pcf/contract/operations/possible-problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationNames, operationOf } from '../shared/document.ts';
import { hintsFor } from '../shared/field-hints.ts';
import { sampleRequest, sendOperation } from '../shared/operation-request.ts';
import { withoutLimits } from '../shared/settings.ts';
import { furnishWorld, type World } from '../shared/world.ts';
import { sizeOf } from '../size.ts';

const theme = 'neighbours';
const callsAtOnce = 40;
const everyNth = sizeOf({ quick: 12, full: 1 });
/** In full, where the machine is there for this alone, it is timed as well: how much longer the other one may wait. */
const isTimed = everyNth === 1;
const mostTimesLonger = 3;
/** A read that takes less at rest is held to this: below it, a ratio is one of scheduling. */
const leastMilliseconds = 10;

let server: TestServer;
let noisy: World;
let quiet: World;
const counted = { calls: 0, reads: 0 };

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: withoutLimits });
  noisy = await furnishWorld(server, 'noisy');
  quiet = await furnishWorld(server, 'quiet');
});
afterAll(async () => {
  await keepCount({ theme, what: `calls of one organisation, ${callsAtOnce} at once`, count: counted.calls });
  await keepCount({ theme, what: 'reads of another one meanwhile', count: counted.reads });
  await server.stop();
});

/** What ends the noisy one's own sessions or itself is for other themes. */
const ending: readonly CallName[] = ['eraseOwnAccount', 'endAllSessions', 'endSession', 'logoutUser'];
const tried = operationNames.filter((name, index) => !ending.includes(name) && index % everyNth === 0);

const reads = ['listPurchasedProducts', 'getOrganisation', 'getDashboard'] as const;

async function lookAround(until: () => boolean) {
  const times: number[] = [];
  do {
    for (const name of reads) {
      const begun = performance.now();
      const { status, body } = await server.call(name, { token: quiet.admin.token });
      times.push(performance.now() - begun);
      expect(status, JSON.stringify(body)).toBe(200);
    }
  } while (!until());
  counted.reads += times.length;
  return times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0;
}

describe(`${callsAtOnce} calls of one organisation at once leave another one in peace`, () => {
  it.each(tried)('%s', async (name) => {
    let looked = 0;
    const atRest = isTimed ? await lookAround(() => ++looked === 10) : 0;
    let isOver = false;
    const sent = Array.from({ length: callsAtOnce }, () =>
      sendOperation(server, name, sampleRequest(name, hintsFor(name, noisy)), { token: noisy.admin.token }),
    );
    const noise = Promise.all(sent).finally(() => {
      isOver = true;
    });
    const [answers, beside] = await Promise.all([noise, lookAround(() => isOver)]);
    const unfit = answers
      .filter(({ status }) => status >= 300)
      .map(({ status, body }) => ({ status, code: String(body.code) }))
      .filter(({ status, code }) => status >= 500 || !(possibleProblems(operationOf(name)) as string[]).includes(code));
    expect(unfit).toEqual([]);
    counted.calls += answers.length;
    if (isTimed) expect(beside / Math.max(atRest, leastMilliseconds)).toBeLessThan(mostTimesLonger);
  });
});
