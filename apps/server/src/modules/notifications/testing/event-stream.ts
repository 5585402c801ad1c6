import { onTestFinished } from 'vitest';

interface HeardEvent {
  readonly id: string;
  readonly unread: number;
  readonly latestId: string | null;
}

export interface HeardStream {
  readonly status: number;
  readonly headers: Headers;
  readonly heard: readonly HeardEvent[];
  readonly text: () => string;
  readonly isOver: () => boolean;
  close(): void;
}

/** Reads a stream as the page does, until the test ends. */
export async function hearStream(url: string, token: string, lastEventId?: string): Promise<HeardStream> {
  const address = new URL('/api/notifications/stream', url);
  if (lastEventId !== undefined) address.searchParams.set('lastEventId', lastEventId);
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: abort.signal,
  });
  const heard: HeardEvent[] = [];
  let text = '';
  let over = false;
  const read = async () => {
    if (!response.body) return;
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      heard.splice(0, heard.length, ...eventsOf(text));
    }
  };
  void read()
    .catch(() => {})
    .finally(() => {
      over = true;
    });
  return {
    status: response.status,
    headers: response.headers,
    heard,
    text: () => text,
    isOver: () => over,
    close: () => abort.abort(),
  };
}

const eventsOf = (text: string): HeardEvent[] =>
  [...text.matchAll(/^id: (.+)\nevent: state\ndata: (.+)\n\n/gm)].map(([, id = '', data = '']) => ({
    id,
    ...(JSON.parse(data) as Omit<HeardEvent, 'id'>),
  }));
