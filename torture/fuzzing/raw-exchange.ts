import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface Exchange {
  /** Nothing where the connection was closed without one. */
  readonly answer: RawAnswer | undefined;
  readonly milliseconds: number;
}

interface Sending {
  /** Nothing comes any more after the bytes. */
  readonly isLast: boolean;
  readonly patienceMilliseconds: number;
}

const informational = /^HTTP\/1\.1 1\d\d .*?\r\n\r\n/s;

/** Sends bytes as they are and reads the answer, however odd the request is. Gives up when it takes too long. */
export function exchangeBytes(
  url: string,
  bytes: Buffer,
  { isLast, patienceMilliseconds }: Sending,
): Promise<Exchange> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve) => {
    let received = '';
    const socket: Socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const patience = setTimeout(() => socket.destroy(), patienceMilliseconds);
    socket.setEncoding('latin1');
    socket.on('connect', () => (isLast ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk: string) => {
      received += chunk;
      // A stream of events has no end of its own.
      if (/\r\ncontent-type: text\/event-stream.*\r\n\r\n/is.test(received)) socket.destroy();
    });
    socket.on('end', () => socket.destroy());
    // A sender that is refused before everything was read may find the connection reset after the answer.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(patience);
      resolve({ answer: answerOf(received), milliseconds: performance.now() - begun });
    });
  });
}

function answerOf(received: string): RawAnswer | undefined {
  const whole = received.replace(informational, '');
  const end = whole.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = whole.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const content = whole.slice(end + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunked(content) : content;
  return { status: Number(statusLine.split(' ')[1]), headers, text: Buffer.from(body, 'latin1').toString() };
}

function unchunked(content: string): string {
  let text = '';
  for (let at = 0; ; ) {
    const lineEnd = content.indexOf('\r\n', at);
    const length = Number.parseInt(content.slice(at, lineEnd), 16);
    if (lineEnd < 0 || !(length > 0)) return text;
    text += content.slice(lineEnd + 2, lineEnd + 2 + length);
    at = lineEnd + 2 + length + 2;
  }
}
