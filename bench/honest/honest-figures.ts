import type { SideFigures } from '../api/measure-call.ts';
import type { Goal, Table } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import type { HonestCall } from './honest-calls.ts';

export interface HonestFigures {
  readonly name: string;
  readonly group: HonestCall['group'];
  readonly ours: SideFigures;
  readonly plain: SideFigures;
  /** The same statements as ours; not for calls whose statements cannot be repeated. */
  readonly same: SideFigures | undefined;
}

const leastShare = { list: 0.35, detail: 0.35, write: 0.5 } as const;
const groupNames = { list: 'lists', detail: 'details', write: 'writes' } as const;
/** What the next step is measured by; for writes the goal itself. */
const nextShare = { list: 0.45, detail: 0.45, write: 0.5 } as const;

const shareOf = ({ ours, plain }: HonestFigures) => ours.perSecond / plain.perSecond;
const shareOfSame = ({ ours, same }: HonestFigures) => (same ? ours.perSecond / same.perSecond : undefined);

export function goalsOf(measured: readonly HonestFigures[]): Goal[] {
  return (['list', 'detail', 'write'] as const).flatMap((group): Goal[] => {
    const calls = measured.filter((call) => call.group === group).toSorted((a, b) => shareOf(a) - shareOf(b));
    const [slowest] = calls;
    if (!slowest) return [];
    const bound = { atLeast: leastShare[group] };
    return [
      {
        what: `${groupNames[group]} a second beside the honest server, median`,
        measured: figuresOf(calls.map(shareOf))[0] ?? Number.NaN,
        unit: 'x',
        bound,
        ifMissed: whatStandsBetween(calls[Math.floor(calls.length / 2)] ?? slowest),
      },
      {
        what: `${groupNames[group]} a second beside the honest server, worst (${slowest.name})`,
        measured: shareOf(slowest),
        unit: 'x',
        bound,
        ifMissed: whatStandsBetween(slowest),
      },
    ];
  });
}

/** How much more of a core each part takes than on the honest server, and how much of that would have to go. */
function whatStandsBetween(call: HonestFigures): string {
  const { name, group, ours, plain } = call;
  const [node, database] = [ours.processor - plain.processor, ours.database - plain.database];
  const next =
    tooMuch(call) > 0
      ? `${tooMuch(call).toFixed(2)} ms less would make it ${nextShare[group]}`
      : 'the rest is waiting, for round trips and for each other';
  return `${name} takes ${node.toFixed(2)} ms more of a core in Node and ${database.toFixed(2)} ms more in PostgreSQL than on the honest server; ${next}`;
}

/** How many milliseconds of a core a request would have to take less for the next step. */
const tooMuch = ({ group, ours, plain }: HonestFigures) =>
  ours.processor + ours.database - (plain.processor + plain.database) / nextShare[group];

/** What stands between each call and the next goal, whether the first is met or not. */
export const partsOf = (measured: readonly HonestFigures[]): Table => [
  ['call', 'ratio', 'Node, ms more', 'PostgreSQL, ms more', `ms to save for ${nextShare.list}`],
  ...measured
    .filter((call) => call.group !== 'write')
    .map((call) => {
      const { name, ours, plain } = call;
      return [
        name,
        `${shareOf(call).toFixed(2)} x`,
        (ours.processor - plain.processor).toFixed(2),
        (ours.database - plain.database).toFixed(2),
        tooMuch(call) > 0 ? tooMuch(call).toFixed(2) : 'none',
      ];
    }),
];

export const tableOf = (measured: readonly HonestFigures[]): Table => [
  [
    'call',
    'ours a second',
    'same SQL',
    'ratio',
    'honest',
    'ratio',
    'p50, ms: ours / honest',
    'p99, ms: ours / honest',
    'Node, ms: ours / same SQL / honest',
    'PostgreSQL, ms: ours / same SQL / honest',
  ],
  ...measured.map((call) => {
    const { name, ours, plain, same } = call;
    const ofAll = (figure: 'processor' | 'database') =>
      [ours, same, plain].map((side) => (side ? side[figure].toFixed(2) : '–')).join(' / ');
    const share = shareOfSame(call);
    return [
      name,
      ours.perSecond.toFixed(0),
      same ? same.perSecond.toFixed(0) : '–',
      share === undefined ? '–' : `${share.toFixed(2)} x`,
      plain.perSecond.toFixed(0),
      `${shareOf(call).toFixed(2)} x`,
      `${ours.p50.toFixed(1)} / ${plain.p50.toFixed(1)}`,
      `${ours.p99.toFixed(1)} / ${plain.p99.toFixed(1)}`,
      ofAll('processor'),
      ofAll('database'),
    ];
  }),
];
