import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ProblemCode, problemStatuses } from '@pcf/contract/problem-codes';

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query string. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface ServerAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A real HTTP server on the loopback address that answers as a test says and keeps what it was asked. */
export async function startApiServer(answer: (request: ReceivedRequest) => ServerAnswer | Promise<ServerAnswer>) {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(request);
    const { status, headers, body } = await answer(request);
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    paths: () => requests.map(({ path }) => path),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(content: unknown, status = 200): ServerAnswer {
  return { status, body: JSON.stringify(content) };
}

export function problem(code: ProblemCode, headers: Readonly<Record<string, string>> = {}): ServerAnswer {
  const status = problemStatuses[code];
  const body = JSON.stringify({ type: `/problems/${code}`, title: code, status, code });
  return { status, headers: { 'content-type': 'application/problem+json', ...headers }, body };
}
