import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createEncryptedServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface HeardRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface GivenAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface SmallPartner {
  readonly url: string;
  readonly port: number;
  readonly heard: HeardRequest[];
  /** It is there no longer. */
  close(): void;
}

/**
 * Another platform that answers each address with what it is told to, and 404 to every other; it never answers
 * 'nothing', and to 'half' it never comes to an end.
 */
export async function startPartner(
  answers: Readonly<Record<string, GivenAnswer | 'nothing' | 'half'>>,
  tls?: { readonly cert: Buffer; readonly key: Buffer },
  whenOver: (close: () => void) => void = onTestFinished,
): Promise<SmallPartner> {
  const heard: HeardRequest[] = [];
  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '', headers } = request;
    heard.push({ method, url, headers, body: await text(request) });
    const answer = answers[url.split('?', 1)[0] ?? ''] ?? { status: 404 };
    if (answer === 'nothing') return;
    if (answer === 'half') {
      response.write('{');
      return;
    }
    const { status = 200, headers: told = {}, body = {} } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...told });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server: Server = tls ? createEncryptedServer(tls, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  whenOver(close);
  const { port } = server.address() as AddressInfo;
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, port, heard, close };
}
