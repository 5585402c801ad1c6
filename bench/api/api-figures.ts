import type { Goal, Table } from '../bench-definition.ts';
import { median, type SideFigures } from './measure-call.ts';

export interface ComparedCall {
  readonly name: string;
  readonly kind: 'read' | 'write';
  readonly ours: SideFigures;
  readonly bare: SideFigures;
  /** How often the database is waited for. */
  readonly roundTrips: number;
}

const throughputOf = ({ ours, bare }: ComparedCall) => ours.perSecond / bare.perSecond;
const slownessOf = ({ ours, bare }: ComparedCall) => ours.p99 / bare.p99;
const leastThroughput = { read: 0.8, write: 0.7 } as const;
const maxSlowness = 1.5;

export function goalsOf(compared: readonly ComparedCall[]): Goal[] {
  return (['read', 'write'] as const).flatMap((kind): Goal[] => {
    const calls = compared.filter((call) => call.kind === kind);
    const slowest = calls.toSorted((a, b) => throughputOf(a) - throughputOf(b))[0];
    const latest = calls.toSorted((a, b) => slownessOf(b) - slownessOf(a))[0];
    if (!slowest || !latest) return [];
    const bound = { atLeast: leastThroughput[kind] };
    return [
      {
        what: `${kind}s a second beside the bare server, median`,
        measured: median(calls.map(throughputOf)),
        unit: 'x',
        bound,
        ifMissed: whyOf(calls.toSorted((a, b) => throughputOf(a) - throughputOf(b))[Math.floor(calls.length / 2)]),
      },
      {
        what: `${kind}s a second beside the bare server, worst (${slowest.name})`,
        measured: throughputOf(slowest),
        unit: 'x',
        bound,
        ifMissed: whyOf(slowest),
      },
      {
        what: `p99 of ${kind}s beside the bare server, worst (${latest.name})`,
        measured: slownessOf(latest),
        unit: 'x',
        bound: { atMost: maxSlowness },
        ifMissed: whyOf(latest),
      },
    ];
  });
}

/** What a call does beside its SQL, which the bare server does not; by how its name begins. */
const besides: Readonly<Record<string, string>> = {
  importProducts:
    'the file goes to disk and a thread judges its rows, while the bare server is given rows that were judged; next: judge small files without a thread',
  downloadPurchased: 'rows become the cells of a file; next: larger pieces of it at once',
  loginUser: 'three tokens are signed',
};

/** The figures of this run, and what they are made of. */
function whyOf(call: ComparedCall | undefined): string {
  if (!call) return '';
  const { name, ours, bare } = call;
  const more = (ours.processor - bare.processor).toFixed(2);
  const why =
    besides[name.split(',')[0] ?? ''] ??
    'token, input and answer are checked, limits counted and the request logged, which the bare server does not';
  return `${name} takes ${more} ms more of a core than on the bare server: ${why}`;
}

export function tableOf(
  compared: readonly ComparedCall[],
  embedded: ReadonlyMap<string, { readonly perSecond: number; readonly p99: number }>,
): Table {
  const rows = compared.map((call) => {
    const { name, ours, bare, roundTrips } = call;
    const alone = embedded.get(name);
    return [
      name,
      String(roundTrips),
      ours.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      `${throughputOf(call).toFixed(2)} x`,
      `${ours.p50.toFixed(1)} / ${bare.p50.toFixed(1)}`,
      `${ours.p95.toFixed(1)} / ${bare.p95.toFixed(1)}`,
      `${ours.p99.toFixed(1)} / ${bare.p99.toFixed(1)}`,
      `${slownessOf(call).toFixed(2)} x`,
      `${ours.processor.toFixed(2)} / ${bare.processor.toFixed(2)}`,
      alone ? `${alone.perSecond.toFixed(0)}, ${alone.p99.toFixed(1)} ms` : '',
    ];
  });
  return [
    [
      'call',
      'round trips',
      'ours a second',
      'bare a second',
      'ratio',
      'p50, ms',
      'p95, ms',
      'p99, ms',
      'ratio of p99',
      'processor, ms a request',
      'embedded: a second, p99',
    ],
    ...rows,
  ];
}
