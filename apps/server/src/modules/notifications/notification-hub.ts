import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Listening } from '../../database/channel.ts';
import type { Database } from '../../database/database.ts';
import { isSessionOver } from '../../database/sql-error.ts';
import type { AuthenticatedCall } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { announcementChannel } from '../../jobs/announce.ts';
import { type NotificationStream, openNotificationStream } from './notification-stream.ts';
import { selectState } from './notifications.queries.ts';

export interface NotificationHub {
  open(call: AuthenticatedCall, lastEventId: string | undefined): Readable;
  /** Ends every stream at once. */
  close(): Promise<void>;
}

const mostStreamsOfUser = 20;
const beatMilliseconds = 25_000;
/** How long an ended session is heard on, and how late an announcement comes that was lost. */
const checkMilliseconds = 60_000;

/** The open pages of this process. It listens to what the worker announces from the first one on. */
export function createNotificationHub(database: Database, log: FastifyBaseLogger): NotificationHub {
  const streams = new Set<NotificationStream>();
  /** Whose state is to be read, and whether the page is told even where it knows. */
  const waiting = new Map<NotificationStream, boolean>();
  let reading = false;
  let closed = false;
  let listening: Listening | undefined;
  const timers: NodeJS.Timeout[] = [];

  function start(): void {
    if (listening) return;
    listening = database.listen(announcementChannel, {
      connected: () => refresh(streams, false),
      heard(payload) {
        const organisations = new Set(payload.split(','));
        refresh(
          [...streams].filter(({ organisationId }) => organisations.has(organisationId)),
          true,
        );
      },
    });
    const beat = () => {
      for (const stream of streams) stream.beat();
    };
    timers.push(
      setInterval(beat, beatMilliseconds),
      setInterval(() => refresh(streams, false), checkMilliseconds),
    );
  }

  function refresh(those: Iterable<NotificationStream>, anyway: boolean): void {
    for (const stream of those) waiting.set(stream, anyway || waiting.get(stream) === true);
    if (!reading) void readWaiting();
  }

  /** One after another, so that many pages neither take all connections nor hear an older state after a newer one. */
  async function readWaiting(): Promise<void> {
    reading = true;
    for (const [stream, anyway] of waiting) {
      waiting.delete(stream);
      if (!streams.has(stream)) continue;
      try {
        const { results } = await database.read(stream.credential, (db) => ({ state: selectState(db) }));
        const [state] = results.state;
        if (state) stream.tell({ unread: state.unread, latestId: state.latest_id }, anyway);
      } catch (error) {
        if (isSessionOver(error)) stream.end();
        else {
          // While the database is away there is nothing to tell; the next check catches up.
          waiting.clear();
          if (!closed) log.warn({ err: error }, 'the state of notifications could not be read');
        }
      }
    }
    reading = false;
  }

  return {
    open({ credential, caller: { userId, organisationId } }, lastEventId) {
      if (closed) throw new ProblemError('UNAVAILABLE', { retryAfter: 1 });
      const open = [...streams].filter((stream) => stream.userId === userId).length;
      if (open >= mostStreamsOfUser) throw new ProblemError('TOO_MANY_REQUESTS', { retryAfter: 60 });
      start();
      const stream = openNotificationStream({ credential, userId, organisationId }, lastEventId);
      streams.add(stream);
      stream.events.once('close', () => streams.delete(stream));
      refresh([stream], false);
      return stream.events;
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      for (const stream of streams) stream.end();
      await listening?.close();
    },
  };
}
