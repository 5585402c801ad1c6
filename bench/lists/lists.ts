import type { Database } from '../../apps/server/src/database/database.ts';
import { asAdministrator } from '../../scripts/postgres/databases.ts';
import type { Bench } from '../bench-definition.ts';
import { requestOf } from '../postgres/request-of.ts';
import { withDatabase } from '../postgres/with-database.ts';
import { type Explained, explain } from './explain.ts';
import { type ListCase, listCases } from './list-cases.ts';
import { loadLines } from './load-lines.ts';

const goals = { page: 50, count: 100 };
const lines = { full: 1_000_000, quick: 20_000 };
const runs = { full: 5, quick: 2 };

interface Measured {
  readonly pages: readonly (Explained & { readonly order: string })[];
  readonly count: Explained;
}

export const lists: Bench = {
  name: 'Lists at a million lines',
  onlyInFull: true,
  about: `The first page of every list under every filter, in the slowest of its orders, and its count: what PostgreSQL needs to plan and run the query as the application's role, for an organisation with 1,000,000 lines of 2,000 suppliers beside another million of others (a quick run: 20,000); and how many times what the same takes for an organisation with 1,000 lines. A page has ${goals.page} ms, a count ${goals.count}.`,
  async run({ full, say }) {
    return withDatabase('lists', async (database, { administratorUrl, name }) => {
      await asAdministrator(administratorUrl, (client) => loadLines(client, full ? lines.full : lines.quick), name);
      const measured: { readonly listCase: ListCase; readonly large: Measured; readonly row: string[] }[] = [];
      const times = full ? runs.full : runs.quick;
      for (const listCase of listCases) {
        const large = await measure(database, 'Large', listCase, times);
        const row = rowOf(listCase, large, await measure(database, 'Small', listCase, times));
        measured.push({ listCase, large, row });
        say(detailsOf(listCase, large));
      }
      const pages = slowestOf(
        measured.flatMap(({ listCase: { list, filter }, large }) =>
          large.pages.map(({ order, milliseconds }) => ({ milliseconds, name: `${list}, ${filter}, ${order}` })),
        ),
      );
      const counts = slowestOf(
        measured.map(({ listCase: { list, filter }, large }) => ({
          milliseconds: large.count.milliseconds,
          name: `${list}, ${filter}`,
        })),
      );
      return {
        goals: [
          {
            what: 'the slowest first page',
            measured: pages.milliseconds,
            unit: 'ms',
            bound: { atMost: goals.page },
            ifMissed: `It is ${pages.name}: a text that very many lines contain, all of them at the other end of this order, so that they are gathered and sorted.`,
          },
          {
            what: 'the slowest count',
            measured: counts.milliseconds,
            unit: 'ms',
            bound: { atMost: goals.count },
            ifMissed: `It is ${counts.name}: what two conditions have in common is known by no index, so that all of one are read up to the number that is told exactly.`,
          },
        ],
        tables: [[columns, ...measured.map(({ row }) => row)]],
      };
    });
  },
};

interface Named {
  readonly name: string;
  readonly milliseconds: number;
}

const slowestOf = (all: readonly Named[]): Named => all.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));

const columns = [
  'list',
  'filter',
  'page',
  'its order',
  'read by',
  'in time',
  'to small',
  'count',
  'in time',
  'to small',
];

const measure = (database: Database, organisation: string, listCase: ListCase, times: number): Promise<Measured> =>
  requestOf(database, organisation, async (tx) => {
    const pages: Measured['pages'][number][] = [];
    for (const { order, query } of listCase.pages(tx)) pages.push({ order, ...(await explain(tx, query, times)) });
    return { pages, count: await explain(tx, listCase.count(tx), times) };
  });

function rowOf({ list, filter }: ListCase, large: Measured, small: Measured): string[] {
  const slowest = large.pages.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  const sameInSmall = small.pages.find(({ order }) => order === slowest.order);
  return [
    list,
    filter,
    slowest.milliseconds.toFixed(1),
    slowest.order,
    slowest.indexes.join(', '),
    slowest.milliseconds < goals.page ? 'yes' : 'no',
    ratio(slowest, sameInSmall),
    large.count.milliseconds.toFixed(1),
    large.count.milliseconds < goals.count ? 'yes' : 'no',
    ratio(large.count, small.count),
  ];
}

const ratio = (large: Explained, small: Explained | undefined) =>
  `${(large.milliseconds / (small?.milliseconds ?? Number.NaN)).toFixed(1)} x`;

/** Every order, for people who watch. */
function detailsOf({ list, filter }: ListCase, { pages, count }: Measured): string {
  return [...pages, { order: 'count', ...count }]
    .map(
      ({ order, milliseconds, indexes }) =>
        `${list}, ${filter}, ${order}: ${milliseconds.toFixed(1)} ms by ${indexes.join(', ')}`,
    )
    .join('\n');
}
