import { writeFile } from 'node:fs/promises';
import type { Bench, BenchResult, Table } from '../bench-definition.ts';
import { openExchange } from '../data/exchange-database.ts';
import { exchangeOrganisations } from '../data/organisations.ts';
import { figuresOf } from '../figures.ts';
import { requestOf } from '../postgres/request-of.ts';
import { withPostgres } from '../postgres/with-postgres.ts';
import { costOf } from '../scale/measure-lists.ts';
import { type CostPanel, costChart } from './cost-chart.ts';
import { subjectOf, usualCalls } from './usual-calls.ts';

const goal = 1.3;
const sizes = { quick: [10_000, 100_000], full: [10_000, 100_000, 1_000_000, 10_000_000] };
const rounds = 3;
const chart = new URL('../../docs/images/cost-by-size.svg', import.meta.url);

const { mediumCustomer, mediumSupplier, largestCustomer, largestSupplier } = exchangeOrganisations;

/** Whose calls are measured: the names of either side. */
const parties = {
  'an organisation with 1,000 lines': { customer: mediumCustomer.name, supplier: mediumSupplier.name },
  'an organisation with a tenth of all lines': { customer: largestCustomer.name, supplier: largestSupplier.name },
};

export const sizesBench: Bench = {
  name: 'Usual calls by the size of the exchange',
  about: `What ten calls that people make all day cost the database, as the application's role: milliseconds to run all queries of a call with the plans that connections keep, the fastest of five, the median of ${rounds} rounds. In exchanges of 10,000 to 10,000,000 lines, for an organisation that has the same rows in each, which may cost ${goal} times as much in the largest as in the smallest, and for the largest one, which has a tenth of all lines. In full mode the chart of docs/operations.md is drawn anew.`,
  run: ({ full, say }) =>
    withPostgres(async ({ administratorUrl }) => {
      const measuredSizes = full ? sizes.full : sizes.quick;
      const costs: number[][][] = [];
      for (const lines of measuredSizes) costs.push(await costsAt(administratorUrl, lines, say));
      const panels: CostPanel[] = Object.keys(parties).map((title, place) => ({
        title: `Of ${title}`,
        lines: usualCalls.map(({ what }, row) => ({
          name: what,
          costs: costs.map((atSize) => atSize[place]?.[row] ?? Number.NaN),
        })),
      }));
      if (full) await writeFile(chart, costChart(measuredSizes, panels));
      return resultOf(measuredSizes, panels);
    }),
};

/** For each of the parties, the cost of each call. */
async function costsAt(administratorUrl: string, lines: number, say: (text: string) => void): Promise<number[][]> {
  const { database, close } = await openExchange(administratorUrl, lines, say);
  try {
    const costs: number[][] = [];
    for (const party of Object.values(parties)) {
      const subject = await requestOf(database, party.customer, subjectOf);
      const ofParty: number[] = [];
      for (const { side, queries } of usualCalls) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const { milliseconds } = await costOf(database, party[side], (db) => queries(db, subject));
          times.push(milliseconds);
        }
        ofParty.push(figuresOf(times)[0] ?? Number.NaN);
      }
      costs.push(ofParty);
    }
    say(`  ${lines} lines: ${costs.map((each) => each.map((cost) => cost.toFixed(2)).join(' ')).join(' | ')}`);
    return costs;
  } finally {
    await close();
  }
}

function resultOf(measuredSizes: readonly number[], panels: readonly CostPanel[]): BenchResult {
  const ratios = (panels[0]?.lines ?? []).map(({ name, costs }) => ({
    name,
    ratio: (costs.at(-1) ?? Number.NaN) / (costs[0] ?? Number.NaN),
  }));
  const [worst] = ratios.toSorted((one, other) => other.ratio - one.ratio);
  const atMost = { unit: 'x', bound: { atMost: goal } } as const;
  return {
    goals: [
      {
        what: 'time in the largest exchange to that in the smallest, of the same organisation, the median of ten calls',
        measured: figuresOf(ratios.map(({ ratio }) => ratio))[0] ?? Number.NaN,
        ...atMost,
      },
      {
        what: 'the same, the worst',
        measured: worst?.ratio ?? Number.NaN,
        ...atMost,
        ifMissed: `It is ${worst?.name}: the indexes of a larger exchange are deeper, and fewer of their pages are in PostgreSQL's own memory.`,
      },
    ],
    tables: panels.map((one) => tableOf(measuredSizes, one)),
  };
}

const tableOf = (measuredSizes: readonly number[], { title, lines }: CostPanel): Table => [
  [title.toLowerCase(), ...measuredSizes.map((size) => `ms at ${size.toLocaleString('en')} lines`)],
  ...lines.map(({ name, costs }) => [name, ...costs.map((cost) => cost.toFixed(2))]),
];
