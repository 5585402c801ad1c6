import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, BenchResult, BenchRun } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import { type LoadGenerator, startLoadGenerator } from '../http/load-generator.ts';
import { callsTo } from '../people/call-api.ts';
import { type MeasuredServer, measuredServers } from './measured-servers.ts';
import { callsAtOnce, furnish, type Noise, noisesOf } from './noises.ts';
import { type Manner, manners, type OpenedPages, openPages } from './open-pages.ts';

const sizes = { quick: { rounds: 3, milliseconds: 700 }, full: { rounds: 7, milliseconds: 3_000 } };
type Size = (typeof sizes)['full'];
const goal = 3;
/** Until all callers of the noisy organisation are at it, and a little longer than it is looked at. */
const warmUpMilliseconds = 300;

interface Compared {
  readonly noise: string;
  readonly manner: Manner;
  /** The 95th percentiles, in milliseconds; each a median of all rounds. */
  readonly rest: number;
  readonly loaded: number;
  readonly ratio: number;
  readonly refused: number;
  readonly noisyAnswers: string;
}

export const neighbours: Bench = {
  name: 'Neighbours of a noisy organisation',
  about: `One organisation has ${callsAtOnce} calls under way at once, for as long as it is looked at: changes of access levels, which all want the same rows; answers to customers; long lists; or what its partner on another platform tells. Meanwhile somebody of another organisation works: opens pages, each of which asks for six things at once, or reads one thing after another. Timed is each of these reads, at rest and beside the noise in turns on the same server; the ratio of the 95th percentiles is the median of all rounds. Load generator, server and database share the machine.`,
  async run({ full, say }) {
    const goals: BenchResult['goals'][number][] = [];
    const rows: string[][] = [];
    for (const [database, withServer] of Object.entries(measuredServers)) {
      const compared = await withServer((server) => compare(server, full ? sizes.full : sizes.quick, say));
      for (const manner of manners) {
        goals.push({
          what: `${database}, ${manner} beside the worst noise, p95`,
          measured: Math.max(...compared.filter((each) => each.manner === manner).map(({ ratio }) => ratio)),
          unit: 'x',
          bound: { atMost: goal },
        });
      }
      goals.push({
        what: `${database}, reads of the other organisation that were refused`,
        measured: compared.reduce((sum, { refused }) => sum + refused, 0),
        unit: 'violations',
        bound: { atMost: 0 },
      });
      rows.push(...compared.map((each) => [database, ...cellsOf(each)]));
    }
    const head = ['database', 'noise', 'the other one', 'p95 at rest, ms', 'beside the noise', 'ratio', 'refused'];
    return { goals, tables: [[[...head, 'noisy answers a second'], ...rows]] };
  },
};

const cellsOf = ({ noise, manner, rest, loaded, ratio, refused, noisyAnswers }: Compared) => [
  noise,
  manner,
  rest.toFixed(1),
  loaded.toFixed(1),
  ratio.toFixed(2),
  String(refused),
  noisyAnswers,
];

async function compare({ url, people }: MeasuredServer, size: Size, say: BenchRun['say']): Promise<Compared[]> {
  const [[customer] = [], [admin] = [], [quiet] = [], [partner] = []] = people;
  if (!customer || !admin || !quiet || !partner) throw new Error('Somebody is missing.');
  const { call, close } = callsTo(url);
  await using load = startLoadGenerator();
  try {
    await furnish(call, quiet, partner);
    const compared: Compared[] = [];
    for (const noise of await noisesOf(url, call, { admin, customer })) {
      for (const manner of manners) {
        const look = () => openPages(call, quiet, manner, size.milliseconds);
        const measured = await measureBeside(load, url, noise, look, size);
        const each = { noise: noise.name, manner, ...measured };
        compared.push(each);
        say(`  ${cellsOf(each).join(', ')}`);
      }
    }
    return compared;
  } finally {
    close();
  }
}

async function measureBeside(
  load: LoadGenerator,
  url: string,
  { requests }: Noise,
  look: () => Promise<OpenedPages>,
  { rounds, milliseconds }: Size,
) {
  const [rests, loads, ratios]: [number[], number[], number[]] = [[], [], []];
  const statuses = new Map<string, number>();
  let refused = 0;
  await look();
  for (let round = 0; round < rounds; round += 1) {
    const atRest = await look();
    const noise = load.run({
      url,
      requests,
      lanes: callsAtOnce,
      milliseconds: milliseconds + 2 * warmUpMilliseconds,
    });
    await wait(warmUpMilliseconds);
    const beside = await look();
    for (const [status, count] of Object.entries((await noise).statuses))
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    const [rest, loaded] = [p95(atRest), p95(beside)];
    rests.push(rest);
    loads.push(loaded);
    ratios.push(loaded / rest);
    refused += atRest.refused + beside.refused;
  }
  const seconds = (rounds * (milliseconds + 2 * warmUpMilliseconds)) / 1000;
  const noisyAnswers = [...statuses].map(([status, count]) => `${(count / seconds).toFixed(0)} x ${status}`).join(', ');
  return { rest: median(rests), loaded: median(loads), ratio: median(ratios), refused, noisyAnswers };
}

const p95 = ({ times }: OpenedPages) => figuresOf(times)[1] ?? Number.NaN;
const median = (figures: readonly number[]) => figuresOf(figures)[0] ?? Number.NaN;
