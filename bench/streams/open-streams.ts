import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Person } from '../people/signed-in-people.ts';

export interface OpenStream {
  /** What the newest event said. */
  readonly state: { readonly unread: number; readonly latestId: string | null };
  /** The moment at which the next event comes. */
  next(): Promise<number>;
  close(): Promise<void>;
}

const openedAtOnce = 50;
const event = /^event: state\ndata: (.+)$/gm;

/** The streams of these people, once each has told how things stand. A bare socket each, so that thousands cost little. */
export async function openStreams(url: string, people: readonly Person[]): Promise<OpenStream[]> {
  const open: OpenStream[] = [];
  for (let first = 0; first < people.length; first += openedAtOnce) {
    open.push(
      ...(await Promise.all(people.slice(first, first + openedAtOnce).map((person) => openStream(url, person)))),
    );
  }
  return open;
}

export const closeStreams = (streams: readonly OpenStream[]) => Promise.all(streams.map((stream) => stream.close()));

async function openStream(url: string, { tokens }: Person): Promise<OpenStream> {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let state: OpenStream['state'] = { unread: 0, latestId: null };
  let waiting: ((moment: number) => void)[] = [];
  let last = '';
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('data', (text: string) => {
    last = text;
    const newest = [...text.matchAll(event)].at(-1)?.[1];
    if (newest === undefined) return;
    state = JSON.parse(newest);
    const moment = performance.now();
    for (const tell of waiting) tell(moment);
    waiting = [];
  });
  const next = () => new Promise<number>((resolve) => waiting.push(resolve));
  const first = next();
  const broken = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`A stream ended: ${last}`)));
  });
  broken.catch(() => {});
  socket.write(
    `GET /api/notifications/stream HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\nauthorization: Bearer ${tokens.access_token}\r\n\r\n`,
  );
  await Promise.race([first, broken]);
  return {
    get state() {
      return state;
    },
    next,
    async close() {
      const closed = once(socket, 'close');
      socket.destroy();
      await closed;
    },
  };
}
