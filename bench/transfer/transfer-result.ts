import type { BenchResult, Goal } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import { calls } from './ask-steadily.ts';
import type { MeasuredTransfer, Requests } from './measure-transfer.ts';

const megabyte = 1024 * 1024;

export interface Measured {
  readonly ours: MeasuredTransfer;
  /** In milliseconds. */
  readonly copiedIn: number;
  readonly copiedOut: number;
}

const directions = ['imports', 'exports'] as const;
const parties = { own: 'of the same organisation', others: 'of another organisation' } as const;

interface Compared {
  readonly ours: number;
  readonly plain: number;
}

function speedOf({ ours, copiedIn, copiedOut }: Measured, direction: (typeof directions)[number]): Compared {
  const { rows, milliseconds } = ours[direction].large;
  const copied = direction === 'imports' ? copiedIn : copiedOut;
  return { ours: (1000 * rows) / milliseconds, plain: (1000 * rows) / copied };
}

/** Once under way it stays the same; what a process takes to get there is told in the table. */
function memoryOf({ ours }: Measured, direction: (typeof directions)[number]): Compared {
  const [first, second] = ours[direction].large.memory.halves;
  return { ours: second / megabyte, plain: first / megabyte };
}

const peakOf = ({ ours }: Measured, direction: (typeof directions)[number]): Compared => ({
  ours: ours[direction].large.memory.whole / megabyte,
  plain: ours[direction].small.memory.whole / megabyte,
});

/** The 95th percentile of requests meanwhile and in peace, in milliseconds. */
function waitOf(
  { ours }: Measured,
  direction: (typeof directions)[number],
  whose: keyof typeof parties,
  asked: readonly string[] = calls,
): Compared {
  const p95 = (requests: Requests) =>
    figuresOf(requests[whose].flatMap(({ call, milliseconds }) => (asked.includes(call) ? [milliseconds] : [])))[1] ??
    Number.NaN;
  return { ours: p95(ours[direction].large.meanwhile), plain: p95(ours.quiet) };
}

/** The goals and the figures behind them. */
export function resultOf(measured: Measured): BenchResult {
  const speeds = { imports: speedOf(measured, 'imports'), exports: speedOf(measured, 'exports') };
  const waits = directions.flatMap((direction) =>
    (['own', 'others'] as const).map((whose) => ({ direction, whose, ...waitOf(measured, direction, whose) })),
  );
  const goal = (what: string, { ours, plain }: Compared, bound: Goal['bound'], ifMissed: string): Goal => ({
    what,
    measured: ours / plain,
    unit: 'x',
    bound,
    ifMissed,
  });
  return {
    goals: [
      goal('import, rows a second beside COPY', speeds.imports, { atLeast: 0.25 }, slowImport),
      goal('export, rows a second beside COPY', speeds.exports, { atLeast: 0.5 }, slowExport),
      ...directions.map((direction) =>
        goal(
          `memory of ${direction}, the second half beside the first`,
          memoryOf(measured, direction),
          { atMost: 1.25 },
          growingMemory,
        ),
      ),
      ...waits.map((wait) =>
        goal(
          `p95 of requests ${parties[wait.whose]} during ${wait.direction}`,
          wait,
          { atMost: 2 },
          wait.whose === 'own' && wait.direction === 'imports' ? slowOwnList : slowOthers,
        ),
      ),
    ],
    tables: [
      [
        ['measured', 'ours', 'beside', 'ratio'],
        ...directions.map((direction) => rowOf(`${direction}, rows a second; beside COPY`, speeds[direction], 0)),
        ...directions.map((direction) =>
          rowOf(
            `${direction}, most resident MB in the second half; beside the first`,
            memoryOf(measured, direction),
            0,
          ),
        ),
        ...directions.map((direction) =>
          rowOf(`${direction}, most resident MB; beside a tenth of the rows before`, peakOf(measured, direction), 0),
        ),
        ...waits.flatMap(({ direction, whose }) =>
          calls.map((call) =>
            rowOf(
              `${call} ${parties[whose]} during ${direction}, p95 in ms; beside in peace`,
              waitOf(measured, direction, whose, [call]),
              1,
            ),
          ),
        ),
      ],
    ],
  };
}

const slowImport =
  'Rows are read, judged and staged before they are written, and the writing checks each reference; next, stage by COPY.';
const slowExport =
  'PostgreSQL looks three rows up for each line of a batch, where COPY joins the whole tables once, and no transaction stays open for as long as somebody fetches; the server, its caller and PostgreSQL share the cores, where COPY has a client that does nothing. Next, what belongs to the lines of a batch by one look into each table.';
const growingMemory =
  'A heap that has only seen a few thousand rows has not reached the size that V8 works with; in full mode it has.';
const slowOwnList =
  'Lists read around what is being written, so that what they wait for is their share of the cores; with two of them PostgreSQL, which writes, takes one.';
const slowOthers =
  'The server, its thread, the connections, PostgreSQL and this bench share the cores; with two of them each request waits for a turn.';

const rowOf = (what: string, { ours, plain }: Compared, places: number) => [
  what,
  ours.toFixed(places),
  plain.toFixed(places),
  `${(ours / plain).toFixed(2)} x`,
];
