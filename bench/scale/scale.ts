import type { Database } from '../../apps/server/src/database/database.ts';
import { asAdministrator } from '../../scripts/postgres/databases.ts';
import type { Bench, Goal, Table } from '../bench-definition.ts';
import { openExchange } from '../data/exchange-database.ts';
import { exchangeOrganisations } from '../data/organisations.ts';
import { tallyDifferences } from '../data/tally-differences.ts';
import { figuresOf } from '../figures.ts';
import { withPostgres } from '../postgres/with-postgres.ts';
import { customerLists, type ListCall, listsOfBoth, supplierLists } from './list-calls.ts';
import { type Cost, costOf, namedBy } from './measure-lists.ts';

const goal = 1.3;
const small = 10_000;
const rounds = { full: 3, quick: 1 };

const { mediumCustomer, smallCustomer, mediumSupplier, smallSupplier, largestCustomer, largestSupplier } =
  exchangeOrganisations;
const ofCustomers = [...customerLists, ...listsOfBoth];
const ofSuppliers = [...supplierLists, ...listsOfBoth];

interface Pair {
  readonly what: string;
  /** The organisation in the large exchange, and the one that it is compared with in the small one. */
  readonly large: string;
  readonly small: string;
  readonly lists: readonly ListCall[];
}

/** The same organisation in both, with the same rows of its own. */
const same = (what: string, { name }: { readonly name: string }, lists: readonly ListCall[]): Pair => ({
  what,
  large: name,
  small: name,
  lists,
});

const mediumPairs: readonly Pair[] = [
  same('customer, 1,000 lines', mediumCustomer, ofCustomers),
  same('supplier, 1,000 lines', mediumSupplier, ofSuppliers),
];

const smallPairs: readonly Pair[] = [
  same('customer, 50 lines', smallCustomer, ofCustomers),
  same('supplier, 50 lines', smallSupplier, ofSuppliers),
];

/** How much more the largest pays than one with a thousand lines. */
const grownPairs: readonly Pair[] = [
  { what: 'largest customer', large: largestCustomer.name, small: mediumCustomer.name, lists: ofCustomers },
  { what: 'largest supplier', large: largestSupplier.name, small: mediumSupplier.name, lists: ofSuppliers },
];

interface Compared extends Pick<ListCall, 'list' | 'asked'> {
  readonly what: string;
  readonly large: Cost;
  readonly small: Cost;
}

const ratioOf = ({ large, small }: Compared, cost: keyof Cost) => large[cost] / small[cost];

export const scale: Bench = {
  name: 'Lists of a large exchange',
  about: `What a call for the first page of every list and its count costs the database, as the application's role: the pages that its queries look at, and the milliseconds to plan and run them. Each for the same organisations, with the same rows of their own, in an exchange of 10,000 lines and in one of 10,000,000, of which three customers have a million each (a quick run: 100,000 lines); and, in full, for small ones and for the largest beside one with 1,000 lines. A list may cost ${goal} times as much at most.`,
  run: ({ full, say }) =>
    withPostgres(async ({ administratorUrl }) => {
      const [few, many] = [
        await openExchange(administratorUrl, small, say),
        await openExchange(administratorUrl, full ? 10_000_000 : 100_000, say),
      ];
      try {
        const differences = await asAdministrator(administratorUrl, tallyDifferences, few.name);
        const compare = (pairs: readonly Pair[]) =>
          compareAll(pairs, few.database, many.database, full ? rounds.full : rounds.quick);
        const compared = await compare(full ? [...mediumPairs, ...smallPairs] : mediumPairs);
        const grown = full ? await compare(grownPairs) : [];
        const median = (cost: keyof Cost) => figuresOf(compared.map((each) => ratioOf(each, cost)))[0] ?? Number.NaN;
        const atMost = { unit: 'x', bound: { atMost: goal } } as const;
        return {
          goals: [
            {
              what: 'time of a list to that at 10,000 lines, the median of all',
              measured: median('milliseconds'),
              ...atMost,
            },
            {
              what: 'time of a list to that at 10,000 lines, the worst',
              ...worst(compared, 'milliseconds'),
              ...atMost,
            },
            {
              what: 'pages of a list to those at 10,000 lines, the median of all',
              measured: median('pages'),
              ...atMost,
              ifMissed: deeperIndexes,
            },
            { what: 'pages of a list to those at 10,000 lines, the worst', ...worst(compared, 'pages'), ...atMost },
            {
              what: 'tallies of the generated exchange that are wrong',
              measured: differences,
              unit: 'violations',
              bound: { atMost: 0 },
            },
          ],
          tables: [tableOf(compared), ...(full ? [tableOf(grown)] : [])],
        };
      } finally {
        await Promise.all([few.close(), many.close()]);
      }
    }),
};

const deeperIndexes =
  'An index of ten million rows is a level deeper than one of ten thousand, which is one page more, in memory, for each row that is looked up by its key; the time says what that costs. Next: partitions by organisation, whose indexes stay shallow.';

function worst(compared: readonly Compared[], cost: keyof Cost): Pick<Goal, 'measured' | 'ifMissed'> {
  const [first] = compared.toSorted((one, other) => ratioOf(other, cost) - ratioOf(one, cost));
  const named = first && `${first.list}, ${first.asked}, ${first.what}`;
  return {
    measured: first === undefined ? Number.NaN : ratioOf(first, cost),
    ifMissed: `It is ${named}: a small table is read as a whole, a large one by its indexes, and of a search or a second order the planner gathers more before it sorts. Next: plan it by indexes at every size.`,
  };
}

/** One list after the other, in both exchanges by turns. */
async function compareAll(pairs: readonly Pair[], few: Database, many: Database, rounds: number): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const { what, lists, ...names } of pairs) {
    const [ofFew, ofMany] = [await namedBy(few, names.small), await namedBy(many, names.large)];
    for (const call of lists) {
      const costs: { readonly large: Cost; readonly small: Cost }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        costs.push({
          small: await costOf(few, names.small, (db) => call.queries(db, ofFew)),
          large: await costOf(many, names.large, (db) => call.queries(db, ofMany)),
        });
      }
      compared.push({
        what,
        list: call.list,
        asked: call.asked,
        large: medianOf(costs.map(({ large }) => large)),
        small: medianOf(costs.map(({ small }) => small)),
      });
    }
  }
  return compared;
}

function medianOf(costs: readonly Cost[]): Cost {
  const median = (cost: keyof Cost) => figuresOf(costs.map((each) => each[cost]))[0] ?? Number.NaN;
  return { milliseconds: median('milliseconds'), pages: median('pages') };
}

const tableOf = (compared: readonly Compared[]): Table => [
  ['as', 'list', 'asked for', 'pages', 'at 10,000', 'ratio', 'ms', 'at 10,000', 'ratio'],
  ...compared.map((each) => [
    each.what,
    each.list,
    each.asked,
    String(each.large.pages),
    String(each.small.pages),
    `${ratioOf(each, 'pages').toFixed(2)} x`,
    each.large.milliseconds.toFixed(2),
    each.small.milliseconds.toFixed(2),
    `${ratioOf(each, 'milliseconds').toFixed(2)} x`,
  ]),
];
