import { Readable } from 'node:stream';
import type { NotificationState } from '@pcf/contract/resources/notification';
import type { FastifyBaseLogger } from 'fastify';
import type { Listening } from '../../database/backend.ts';
import { outsideCalls } from '../../database/current-call.ts';
import type { Database } from '../../database/database.ts';
import type { AuthenticatedCall } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { announcementChannel } from '../../jobs/collect-notices.ts';
import { selectStates } from './notifications.queries.ts';

/** A client that does not read for so long is gone. */
const maxUnreadBytes = 16_384;

export interface NotificationHub {
  open(call: AuthenticatedCall, lastEventId: string | undefined): Readable;
  /** Pages come back by themselves, to whatever process is ready. */
  endStreams(): void;
  /** Ends every stream at once, and opens none any more. */
  close(): Promise<void>;
}

const maxStreamsOfUser = 20;
/** Each stream in this time, but not all at one moment: thousands of writes would keep every request waiting. */
const beatMilliseconds = 25_000;
const beatTurns = 25;
/** How long an ended session is heard on, and how late an announcement comes that was lost. */
const checkMilliseconds = 60_000;
/** Few enough that none of them waits long for the others. */
const maxReadAtOnce = 200;

/** The open pages of this process. It listens to what the worker announces from the first one on. */
export function createNotificationHub(database: Database, log: FastifyBaseLogger): NotificationHub {
  const streams = createOpenStreams(beatTurns);
  /** Whose state is to be read: those that are told even where the page knows, before the others. */
  const announced = new Set<NotificationStream>();
  const due = new Set<NotificationStream>();
  let reading = false;
  let closed = false;
  let listening: Listening | undefined;
  const timers: NodeJS.Timeout[] = [];

  function start(): void {
    if (listening) return;
    listening = database.listen(announcementChannel, {
      connected: () => refresh(due, streams.all()),
      heard(payload) {
        for (const organisationId of payload.split(',')) refresh(announced, streams.of(organisationId));
      },
    });
    timers.push(
      setInterval(() => {
        for (const stream of streams.nextTurn()) stream.beat();
      }, beatMilliseconds / beatTurns),
      setInterval(() => refresh(due, streams.all()), checkMilliseconds),
    );
  }

  function refresh(as: typeof announced, those: Iterable<NotificationStream>): void {
    for (const stream of those) as.add(stream);
    if (!reading) void outsideCalls(readWaiting);
  }

  /** Some after others, so that many pages neither take all connections nor hear an older state after a newer one. */
  async function readWaiting(): Promise<void> {
    reading = true;
    while (announced.size + due.size > 0) {
      const anyway = announced.size > 0;
      const taken = [...(anyway ? announced : due)].slice(0, maxReadAtOnce);
      for (const stream of taken) {
        announced.delete(stream);
        due.delete(stream);
      }
      try {
        await tell(taken.filter(streams.has), anyway);
      } catch (error) {
        // While the database is away there is nothing to tell; the next check catches up.
        announced.clear();
        due.clear();
        if (!closed) log.warn({ err: error }, 'the state of notifications could not be read');
      }
    }
    reading = false;
  }

  async function tell(those: readonly NotificationStream[], anyway: boolean): Promise<void> {
    if (those.length === 0) return;
    const credentials = [...new Set(those.map(({ credential }) => credential))];
    const rows = await database.withoutOrganisation((tx) => selectStates(tx, credentials));
    const states = new Map(rows.map((row) => [row.credential, row]));
    for (const stream of those) {
      const state = states.get(stream.credential);
      if (state) stream.tell({ unread: state.unread, latestId: state.latest_id }, anyway);
      else stream.end();
    }
  }

  function endStreams(): void {
    for (const stream of streams.all()) stream.end();
  }

  return {
    endStreams,
    open({ credential, caller: { userId, organisationId } }, lastEventId) {
      if (closed) throw new ProblemError('UNAVAILABLE', { retryAfter: 1 });
      const open = [...streams.of(organisationId)].filter((stream) => stream.userId === userId).length;
      if (open >= maxStreamsOfUser) throw new ProblemError('TOO_MANY_REQUESTS', { retryAfter: 60 });
      outsideCalls(start);
      const stream = openNotificationStream({ credential, userId, organisationId }, lastEventId);
      streams.add(stream);
      stream.events.once('close', () => streams.remove(stream));
      refresh(due, [stream]);
      return stream.events;
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      endStreams();
      await listening?.close();
    },
  };
}

/** Finds the streams of one organisation among thousands, and goes round all of them in turns. */
export function createOpenStreams(turns: number) {
  /** Each with its turn. */
  const all = new Map<NotificationStream, number>();
  const byOrganisation = new Map<string, Set<NotificationStream>>();
  let opened = 0;
  let turn = 0;

  return {
    add(stream: NotificationStream): void {
      all.set(stream, opened % turns);
      opened += 1;
      const { organisationId } = stream;
      const own = byOrganisation.get(organisationId);
      if (own) own.add(stream);
      else byOrganisation.set(organisationId, new Set([stream]));
    },
    remove(stream: NotificationStream): void {
      const { organisationId } = stream;
      all.delete(stream);
      const own = byOrganisation.get(organisationId);
      own?.delete(stream);
      if (own?.size === 0) byOrganisation.delete(organisationId);
    },
    has: (stream: NotificationStream): boolean => all.has(stream),
    all: (): Iterable<NotificationStream> => all.keys(),
    of: (organisationId: string): Iterable<NotificationStream> => byOrganisation.get(organisationId) ?? [],
    /** Each of all streams is among those of one turn. */
    nextTurn(): NotificationStream[] {
      turn = (turn + 1) % turns;
      return [...all].filter(([, own]) => own === turn).map(([stream]) => stream);
    },
  };
}

/** What one page hears. An event says the whole state, under an id by which a page that comes back shows what it knows. */
interface NotificationStream {
  readonly credential: string;
  readonly userId: string;
  readonly organisationId: string;
  readonly events: Readable;
  /** Leaves out what the page knows already, unless it is told anyway. */
  tell(state: NotificationState, anyway: boolean): void;
  beat(): void;
  end(): void;
}

export function openNotificationStream(
  of: Pick<NotificationStream, 'credential' | 'userId' | 'organisationId'>,
  lastEventId: string | undefined,
): NotificationStream {
  const events = new Readable({ read() {} });
  let known = lastEventId;
  const write = (text: string) => {
    if (events.destroyed || events.readableEnded) return;
    if (events.readableLength > maxUnreadBytes) events.destroy();
    else events.push(text);
  };
  // So that the headers leave, and the page knows that it is connected.
  write(': open\n\n');
  return {
    ...of,
    events,
    tell(state, anyway) {
      const id = `${state.latestId ?? 0}.${state.unread}`;
      if (id === known && !anyway) return;
      known = id;
      write(`id: ${id}\nevent: state\ndata: ${JSON.stringify(state)}\n\n`);
    },
    beat: () => write(':\n\n'),
    end: () => void (events.destroyed || events.push(null)),
  };
}
