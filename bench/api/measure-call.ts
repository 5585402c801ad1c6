import type { HttpRequest } from '../http/http-request.ts';
import type { LoadFigures } from '../http/load.ts';
import type { LoadGenerator } from '../http/load-generator.ts';
import { processorTime } from '../http/processor-time.ts';
import type { ServerProcess } from './server-process.ts';

/** A server, and the requests that do on it what is to be measured. */
export interface Side {
  readonly server: ServerProcess;
  readonly requests: readonly HttpRequest[];
  /** The processes of the database that work for it, where they can be looked at. */
  readonly backends?: () => Promise<readonly number[]>;
}

/** Medians over the rounds. */
export interface SideFigures extends Omit<LoadFigures, 'answers' | 'statuses'> {
  /** Milliseconds of processor that the server used for each request. */
  readonly processor: number;
  /** And those that the database used; not a number where nobody looks. */
  readonly database: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly warmUpMilliseconds: number;
  readonly roundMilliseconds: number;
}

interface Measured {
  readonly lanes: number;
  readonly kind: 'read' | 'write';
}

/** One side after the other in each round, so that whatever else the machine does falls on all of them. */
export async function measureSides(
  load: LoadGenerator,
  { lanes, kind }: Measured,
  sides: readonly Side[],
  { rounds, warmUpMilliseconds, roundMilliseconds }: Rounds,
): Promise<SideFigures[]> {
  const figures: SideFigures[][] = sides.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, side] of sides.entries()) {
      const { server, requests } = side;
      const before = await usedBy(side);
      const { answers, ...measured } = await load.run({
        url: server.url,
        lanes,
        ...(kind === 'read'
          ? { requests, milliseconds: round === 0 ? warmUpMilliseconds : roundMilliseconds }
          : { requests: shareOf(requests, round, rounds + 1) }),
      });
      const after = await usedBy(side);
      const processor = (after.server - before.server) / answers;
      const database = moreIn(after.backends, before.backends) / answers;
      // The first is to warm up.
      if (round > 0) figures[place]?.push({ ...measured, processor, database });
    }
  }
  return figures.map(medians);
}

/** What each process has used so far. */
async function usedBy({ server, backends }: Side) {
  const pids = (await backends?.()) ?? [];
  return {
    server: await processorTime(server.pid),
    backends: new Map(await Promise.all(pids.map(async (pid) => [pid, await processorTime(pid)] as const))),
  };
}

/** A process that was not there before has used all of its time since. */
function moreIn(after: ReadonlyMap<number, number>, before: ReadonlyMap<number, number>): number {
  if (after.size === 0) return Number.NaN;
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/** What is written can be written once, so each round takes what the others leave. */
const shareOf = (requests: readonly HttpRequest[], part: number, parts: number) =>
  requests.slice(Math.floor((requests.length * part) / parts), Math.floor((requests.length * (part + 1)) / parts));

function medians(rounds: readonly SideFigures[]): SideFigures {
  const of = (name: keyof SideFigures) => median(rounds.map((round) => round[name]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    processor: of('processor'),
    database: of('database'),
  };
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
