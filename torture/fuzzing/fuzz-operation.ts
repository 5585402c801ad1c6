import { sql } from 'kysely';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { sizeOf } from '../size.ts';
import { complaintsAbout, hangMilliseconds } from './check-exchange.ts';
import type { FuzzedOperation } from './fuzzed-operations.ts';
import { type FuzzedRequest, fuzzedRequests } from './fuzzed-requests.ts';
import type { FuzzingPeople } from './fuzzing-people.ts';
import { type KnownThings, readKnownThings } from './known-things.ts';
import { type Exchange, exchangeBytes } from './raw-exchange.ts';
import { writtenRequest } from './written-request.ts';

export interface Fuzzed {
  readonly name: string;
  /** How often each status was answered; 0 where the connection was closed. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Whether any request that was as it should be came past the question who asks. */
  readonly isReached: boolean;
  /** How often each way to be wrong was tried. */
  readonly ways: ReadonlyMap<string, number>;
  readonly complaints: readonly string[];
}

const shownCharacters = 3000;
/** In the suite other tests run beside it; a full run has the machine to itself. */
const maxTries = sizeOf({ quick: 3, full: 1 });

/** A request of which less arrives than was announced, or whose length is odd, ends where its sender falls silent. */
const mayStayUnanswered = ({ ways }: FuzzedRequest) => ways.includes('breaks off') || ways.includes('odd header');

/** For who they are, not for what they ask. */
const isTurnedAway = ({ answer }: Exchange) => /"code":"(UNAUTHENTICATED|FORBIDDEN)"/.test(answer?.text ?? '');

/** Sends so many requests of one operation, one after the other, and says what is wrong with the answers. */
export async function fuzzOperation(
  server: TestServer,
  people: FuzzingPeople,
  fuzzed: FuzzedOperation,
  links: KnownThings,
  runs: { readonly seed: number; readonly count: number },
): Promise<Fuzzed> {
  const statuses = new Map<number, number>();
  const ways = new Map<string, number>();
  const complaints: string[] = [];
  let isReached = false;
  const things = await readKnownThings(server, links);
  const requests = fuzzedRequests(fuzzed, things, runs);
  for (const [index, request] of requests.entries()) {
    const { draft } = request;
    const bytes = writtenRequest(draft, await people.token(draft.caller));
    const exchange = await exchanged(server.url, bytes, mayStayUnanswered(request));
    const status = exchange.answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (const way of request.ways) ways.set(way, (ways.get(way) ?? 0) + 1);
    complaints.push(
      ...complaintsAbout(exchange, mayStayUnanswered(request)).map(
        (complaint) =>
          `${fuzzed.name}, seed ${runs.seed}, request ${index} (${request.ways.join(', ') || 'valid'}) as ${draft.caller}: ${complaint}\n${shown(writtenRequest(draft, `<token of the ${draft.caller}>`))}`,
      ),
    );
    if (status === 429) await forgetLimits(server);
    else if (!isTurnedAway(exchange)) isReached ||= request.ways.length === 0;
    else if (!request.ways.includes('odd credential')) people.replace(draft.caller);
  }
  // Another operation may have ended the session of each one that was as it should be, or none of these was drawn for
  // whom the operation is for: they are sent once more, by either side.
  for (const { draft } of isReached ? [] : requests.filter((request) => request.ways.length === 0)) {
    for (const caller of ['customer', 'supplier'] as const) {
      people.replace(caller);
      const bytes = writtenRequest({ ...draft, caller }, await people.token(caller));
      isReached ||= !isTurnedAway(await exchanged(server.url, bytes, false));
    }
  }
  return { name: fuzzed.name, statuses, ways, complaints, isReached };
}

/** Again where it seems to hang: a machine that is busy elsewhere does not do so every time. */
async function exchanged(url: string, bytes: Buffer, isLast: boolean): Promise<Exchange> {
  const sending = { isLast, patienceMilliseconds: 10 * hangMilliseconds };
  for (let tries = 1; ; tries += 1) {
    const exchange = await exchangeBytes(url, bytes, sending);
    if (exchange.milliseconds <= hangMilliseconds || tries === maxTries) return exchange;
  }
}

/** All at once: row by row it would wait for calls that wait for it. */
const forgetLimits = ({ database }: TestServer) => database.asOwner((tx) => sql`truncate rate_limit`.execute(tx));

/** So that it can be sent again as it was. */
function shown(bytes: Buffer): string {
  const text = JSON.stringify(bytes.toString('latin1'));
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}… (${bytes.length} bytes)` : text;
}
