import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/database/database.ts';
import type { Bench, BenchResult } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import { startBenchServer } from '../people/bench-server.ts';
import { succeeded } from '../people/call-api.ts';
import { signedInPeople } from '../people/signed-in-people.ts';
import { withDatabase } from '../postgres/with-database.ts';
import { closeStreams, openStreams } from '../streams/open-streams.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { compareWithDatabase } from './compare-with-database.ts';
import { type Life, liveThrough, type Pair } from './live-through.ts';

const clusterSizes = [1, 2, 4] as const;
const pairCount = 6;
const peopleAtWork = 12;
const sizes = { quick: { rounds: 2, seconds: 2 }, full: { rounds: 3, seconds: 20 } };
/** How long a stream may take to hear the last of what happened; what is not heard by then is lost. */
const lastEventMilliseconds = 5_000;

export const processes: Bench = {
  name: 'Several server processes',
  about: `Four server processes on one PostgreSQL, of which one, two or all four stand behind nginx, in turns; nginx, PostgreSQL and the load share the machine with them. ${peopleAtWork} people at once lead products of ${pairCount} customers through their whole life: created, asked for, four drafts, submitted, accepted or rejected, lists in between. Each write is read at once through another process; submissions, reviews, drafts and calls with one Idempotency-Key are made at several processes at one moment and must be won once; streams through nginx must end with what the lists say; and the database must hold each acknowledged step once, with one notification each. Whatever does not hold is a violation.`,
  async run({ full, say }) {
    return withDatabase('processes', async (prepared, place) => {
      const people = await signedInPeople(prepared, 2 * pairCount, 1);
      const pairs = Array.from({ length: pairCount }, (_, index): Pair => {
        const [[customer] = [], [supplier] = []] = people.slice(2 * index);
        if (!customer || !supplier) throw new Error('Somebody is missing.');
        return { customer, supplier };
      });
      // The first one prepares the database; the others find it ready.
      const start = () => startBenchServer(place, { TRUST_PROXY: 'true' });
      const servers = [await start()];
      try {
        servers.push(...(await Promise.all([start(), start(), start()])));
        const clusters = await Promise.all(clusterSizes.map((size) => openCluster(servers.slice(0, size))));
        try {
          return await measure(prepared, clusters, pairs, full ? sizes.full : sizes.quick, say);
        } finally {
          for (const cluster of clusters) await cluster.close();
        }
      } finally {
        await Promise.all(servers.map((server) => server.stop()));
      }
    });
  },
};

async function measure(
  prepared: Database,
  clusters: readonly Cluster[],
  pairs: readonly Pair[],
  { rounds, seconds }: (typeof sizes)['full'],
  say: (text: string) => void,
): Promise<BenchResult> {
  const violations = new Map<string, number>();
  const violated = (what: string) => void violations.set(what, (violations.get(what) ?? 0) + 1);
  const lives: Life[] = [];
  const perSecond = new Map<Cluster, number[]>(clusters.map((cluster) => [cluster, []]));
  for (const cluster of clusters)
    lives.push(...(await Promise.all(pairs.map((pair) => liveThrough(cluster, pair, violated)))));
  for (let round = 0; round < rounds; round += 1) {
    for (const cluster of clusters) {
      const rate = await workFor(cluster, pairs, seconds, lives, violated);
      perSecond.get(cluster)?.push(rate);
      say(`${cluster.size} processes: ${rate.toFixed(0)} calls a second`);
    }
  }
  await compareWithDatabase(
    prepared,
    pairs.map(({ customer }) => customer.organisationId),
    lives,
    violated,
  );
  const rates = clusters.map((cluster) => figuresOf(perSecond.get(cluster) ?? [])[0] ?? Number.NaN);
  const [alone = Number.NaN, ...further] = rates;
  for (const [what, times] of violations) say(`violated: ${what}, ${times} times`);
  return {
    goals: [
      {
        what: `lost, doubled or stale answers among ${lives.length} lives of products`,
        measured: [...violations.values()].reduce((sum, times) => sum + times, 0),
        unit: 'violations',
        bound: { atMost: 0 },
        ifMissed: [...violations].map(([what, times]) => `${what}: ${times}`).join('; '),
      },
      ...further.map((rate, index) => ({
        what: `calls a second with ${clusterSizes[index + 1]} processes, to one`,
        measured: rate / alone,
        unit: 'x' as const,
        bound: { atLeast: 0.9 },
        ifMissed:
          'The machine has no core left for a further process beside PostgreSQL, nginx and the load; on one with more, measure again.',
      })),
    ],
    tables: [
      [
        ['processes', 'calls a second, median of rounds', 'to one'],
        ...clusters.map(({ size }, index) => [
          String(size),
          (rates[index] ?? Number.NaN).toFixed(0),
          `${((rates[index] ?? Number.NaN) / alone).toFixed(2)} x`,
        ]),
      ],
    ],
  };
}

/** Answers with the calls a second. What was begun when the time is over is finished, so that it can be checked. */
async function workFor(
  cluster: Cluster,
  pairs: readonly Pair[],
  seconds: number,
  lives: Life[],
  violated: (what: string) => void,
): Promise<number> {
  const suppliers = pairs.map(({ supplier }) => supplier);
  const streams = await openStreams(cluster.balancerUrl, suppliers);
  const [begun, before] = [performance.now(), cluster.answered()];
  const until = begun + seconds * 1000;
  const work = async (pair: Pair) => {
    while (performance.now() < until) lives.push(await liveThrough(cluster, pair, violated));
  };
  const working = Array.from({ length: peopleAtWork }, (_, index) => work(pairs[index % pairs.length] as Pair));
  await wait(seconds * 1000);
  const rate = (1000 * (cluster.answered() - before)) / (performance.now() - begun);
  await Promise.all(working);
  for (const [index, stream] of streams.entries()) {
    const supplier = suppliers[index];
    if (!supplier) continue;
    const { data, metadata } = await succeeded(cluster.call(supplier, { path: '/api/notifications?limit=1' }));
    const heardAll = () => stream.state.latestId === data[0]?.id && stream.state.unread === metadata.unread;
    for (const late = performance.now() + lastEventMilliseconds; !heardAll() && performance.now() < late; )
      await wait(10);
    if (!heardAll()) violated('a stream did not hear of the last notification');
  }
  await closeStreams(streams);
  return rate;
}
