import type { HttpRequest } from '../http/http-request.ts';
import type { LoadFigures } from '../http/load.ts';
import type { LoadGenerator } from '../http/load-generator.ts';
import { processorTime } from '../http/processor-time.ts';
import type { ServerProcess } from './server-process.ts';

/** A server, and the requests that do on it what is to be measured. */
export interface Side {
  readonly server: ServerProcess;
  readonly requests: readonly HttpRequest[];
}

/** Medians over the rounds. */
export interface SideFigures extends Omit<LoadFigures, 'answers' | 'statuses'> {
  /** Milliseconds of processor that the server used for each request. */
  readonly processor: number;
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
    for (const [place, { server, requests }] of sides.entries()) {
      const before = await processorTime(server.pid);
      const { answers, ...measured } = await load.run({
        url: server.url,
        lanes,
        ...(kind === 'read'
          ? { requests, milliseconds: round === 0 ? warmUpMilliseconds : roundMilliseconds }
          : { requests: shareOf(requests, round, rounds + 1) }),
      });
      const processor = ((await processorTime(server.pid)) - before) / answers;
      // The first is to warm up.
      if (round > 0) figures[place]?.push({ ...measured, processor });
    }
  }
  return figures.map(medians);
}

/** What is written can be written once, so each round takes what the others leave. */
const shareOf = (requests: readonly HttpRequest[], part: number, parts: number) =>
  requests.slice(Math.floor((requests.length * part) / parts), Math.floor((requests.length * (part + 1)) / parts));

function medians(rounds: readonly SideFigures[]): SideFigures {
  const of = (name: keyof SideFigures) => median(rounds.map((round) => round[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99'), processor: of('processor') };
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
