import type { Bench, BenchResult, BenchRun } from '../bench-definition.ts';
import { startBenchServer } from '../people/bench-server.ts';
import { callsTo } from '../people/call-api.ts';
import { askAndSubmit } from '../people/exchange-steps.ts';
import { type Person, signedInPeople } from '../people/signed-in-people.ts';
import { withDatabase } from '../postgres/with-database.ts';
import { residentMemory } from '../transfer/resident-memory.ts';
import { timeAcceptances, timeRequests } from './measure-streams.ts';
import { closeStreams, openStreams } from './open-streams.ts';

const peopleOfOrganisation = 20;
const sizes = {
  quick: { streams: 1000, rounds: 2, acceptances: 8, seconds: 2 },
  full: { streams: 5000, rounds: 2, acceptances: 25, seconds: 15 },
};

/** What was measured with only one page open, and with all. */
interface Measured {
  readonly requests: number[];
  readonly acceptances: number[];
}

export const streams: Bench = {
  name: 'Open streams of notifications',
  about: `One server process on PostgreSQL with ${sizes.full.streams.toLocaleString('en')} open streams (${sizes.quick.streams.toLocaleString('en')} in quick mode), one for each of ${peopleOfOrganisation} people of many organisations, beside the same process with one. Timed in turns: ordinary requests on two connections, and from the answer to an acceptance until the last open page of the supplier has heard of it, which is one page or those of ${peopleOfOrganisation} people. Memory is what the process takes more, open streams by their number.`,
  async run({ full, say }) {
    return withDatabase('streams', async (prepared, place) => {
      const size = full ? sizes.full : sizes.quick;
      const people = await signedInPeople(prepared, size.streams / peopleOfOrganisation, peopleOfOrganisation);
      const server = await startBenchServer(place);
      try {
        return await measure(server.url, people, size, say);
      } finally {
        await server.stop();
      }
    });
  },
};

async function measure(
  url: string,
  people: readonly (readonly Person[])[],
  { streams: count, rounds, acceptances, seconds }: (typeof sizes)['full'],
  say: BenchRun['say'],
): Promise<BenchResult> {
  const [[customer] = [], [supplier] = []] = people;
  if (!customer || !supplier) throw new Error('Two organisations are the least.');
  const { call, close } = callsTo(url);
  const callers = people.map(([person]) => person).filter((person) => person !== undefined);
  const names = Array.from({ length: 2 * rounds * acceptances }, (_, index) => `Product ${index}`);
  const asked = await askAndSubmit(call, customer, supplier, names);
  await timeRequests(call, callers, seconds / 2);

  const [one, many]: [Measured, Measured] = [
    { requests: [], acceptances: [] },
    { requests: [], acceptances: [] },
  ];
  const memory: number[] = [];
  const measureWith = async (open: readonly Person[], into: Measured) => {
    const before = await residentMemory(url);
    const begun = performance.now();
    const opened = await openStreams(url, open);
    say(`${open.length} streams were opened in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    if (open.length === count) memory.push(((await residentMemory(url)) - before) / 1024 / count);
    const ofSupplier = opened.filter((_, index) => open[index]?.organisationId === supplier.organisationId);
    into.acceptances.push(...(await timeAcceptances(call, customer, asked.splice(0, acceptances), ofSupplier)));
    into.requests.push(...(await timeRequests(call, callers, seconds)));
    await closeStreams(opened);
  };
  for (let round = 0; round < rounds; round += 1) {
    await measureWith([supplier], one);
    await measureWith(people.flat(), many);
  }
  close();
  return resultOf(count, one, many, memory);
}

function resultOf(count: number, one: Measured, many: Measured, memory: readonly number[]): BenchResult {
  const open = count.toLocaleString('en');
  const shares = [0.5, 0.99] as const;
  const [requestsOfOne, requestsOfMany] = [one, many].map(({ requests }) => shares.map((share) => at(requests, share)));
  const [toOne, toMany] = [one, many].map(({ acceptances }) => [0.5, 0.9].map((share) => at(acceptances, share)));
  const row = (what: string, ours: number | undefined, plain: number | undefined) => [
    what,
    (ours ?? Number.NaN).toFixed(1),
    (plain ?? Number.NaN).toFixed(1),
    `${ratio(ours, plain).toFixed(2)} x`,
  ];
  // The first time the process also takes what it will use again.
  const perStream = memory[0] ?? Number.NaN;
  return {
    goals: [
      {
        what: `p99 of ordinary requests with ${open} streams open, to one`,
        measured: ratio(requestsOfMany?.[1], requestsOfOne?.[1]),
        unit: 'x',
        bound: { atMost: 1.5 },
      },
      {
        what: `from an accept to the event, ${open} streams open, to one`,
        measured: ratio(toMany?.[0], toOne?.[0]),
        unit: 'x',
        bound: { atMost: 2 },
        ifMissed: `With one open, one state is read and sent; with all, those of ${peopleOfOrganisation} people of the supplier, in one query that costs PostgreSQL 0.2 ms more. What is left is ${peopleOfOrganisation} events on as many connections, of the server and of this bench.`,
      },
      { what: `memory of one of ${open} streams`, measured: perStream, unit: 'kB', bound: { atMost: 50 } },
    ],
    tables: [
      [
        ['milliseconds', `${open} open`, 'one open', 'ratio'],
        row('ordinary requests, median', requestsOfMany?.[0], requestsOfOne?.[0]),
        row('ordinary requests, p99', requestsOfMany?.[1], requestsOfOne?.[1]),
        row('from an accept to the event, median', toMany?.[0], toOne?.[0]),
        row('from an accept to the event, p90', toMany?.[1], toOne?.[1]),
      ],
      [
        ['round', 'kB more for each open stream'],
        ...memory.map((kilobytes, index) => [String(index + 1), kilobytes.toFixed(1)]),
      ],
    ],
  };
}

const ratio = (ours: number | undefined, plain: number | undefined) => (ours ?? Number.NaN) / (plain ?? Number.NaN);

/** The smallest time that no more than the rest of all times exceeds. */
function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? Number.NaN;
}
