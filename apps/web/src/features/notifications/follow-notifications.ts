import { notificationsCalls } from '@pcf/contract/operations/notifications.calls';
import type { NotificationState } from '@pcf/contract/resources/notification';
import { readRetryAfter } from '../../lib/api/fetch-answer.ts';
import { clientIdHeaders } from '../../lib/api/prepare-call.ts';
import { writeQuery } from '../../lib/api/request-path.ts';
import type { PageEnvironment } from '../../lib/page-environment.ts';
import type { Session } from '../../lib/session/create-session.ts';

interface Following {
  readonly environment: PageEnvironment;
  readonly session: Pick<Session, 'accessToken' | 'ensureSession' | 'refreshSession'>;
  readonly signal: AbortSignal;
  readonly heard: (state: NotificationState) => void;
}

/** The server gives a sign every 25 seconds; a connection that is silent for longer than this is none. */
const maxSilence = 60_000;
const shortestPause = 1_000;
const maxPause = 60_000;

/** Reads the stream, and reads on where it broke off, until the signal or the end of the session. */
export async function followNotifications({ environment, session, signal, heard }: Following): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  let asked = 0;

  async function readStream(): Promise<'sessionOver' | 'brokenOff'> {
    asked = 0;
    if (!(await session.ensureSession())) return 'sessionOver';
    const token = session.accessToken();
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), maxSilence);
    };
    onSign();
    try {
      const { path } = notificationsCalls.streamNotifications;
      const response = await fetch(`${environment.apiBaseUrl()}${path}${writeQuery({ lastEventId })}`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...clientIdHeaders(environment) },
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (response.status === 401 && !(await session.refreshSession(token))) return 'sessionOver';
      asked = (readRetryAfter(response.headers.get('retry-after'), Date.now()) ?? 0) * 1000;
      if (!response.ok || !response.body) {
        failures += 1;
        return 'brokenOff';
      }
      for await (const { id, data } of readEvents(response.body, onSign)) {
        failures = 0;
        lastEventId = id;
        heard(JSON.parse(data) as NotificationState);
      }
      return 'brokenOff';
    } finally {
      clearTimeout(timer);
    }
  }

  while (!signal.aborted) {
    const outcome = await readStream().catch(() => {
      failures += 1;
      return 'brokenOff' as const;
    });
    if (outcome === 'sessionOver') return;
    // Not all at the same moment: after a restart of the server every browser comes back.
    const wait = Math.min(maxPause, shortestPause * 2 ** failures) * (0.5 + Math.random() / 2);
    if (!signal.aborted) await pause(Math.max(wait, asked), signal);
  }
}

/** Waits, but no longer than until the browser is online again or nobody wants to know any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

export interface ServerEvent {
  readonly id: string;
  readonly data: string;
}

/** The events of a text/event-stream, one by one; everything that arrives shows that the other side is there. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Nothing where a block only holds comments. */
function eventOf(block: string): ServerEvent | undefined {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .replace(/^ /, '');
  const data = field('data');
  return data === undefined ? undefined : { id: field('id') ?? '', data };
}
