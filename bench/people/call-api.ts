import { Agent, request } from 'node:http';
import { servedByHeader } from '../../scripts/nginx/start-nginx.ts';
import type { Person } from './signed-in-people.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows what is answered
  readonly body: any;
  readonly replayed: boolean;
  /** The server that answered, where a balancer says so. */
  readonly servedBy: string | undefined;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export type CallApi = (person: Person, call: Call) => Promise<Answer>;

/** Calls over connections that stay open, at less cost than fetch, so that the caller takes little of what it measures. */
export function callsTo(url: string): { call: CallApi; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const call: CallApi = (person, { method = 'GET', path, body, idempotencyKey }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${person.tokens.access_token}`,
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      };
      const sent = request(new URL(path, url), { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const received = Buffer.concat(chunks).toString();
          resolve({
            status: response.statusCode ?? 0,
            body: received === '' ? undefined : JSON.parse(received),
            replayed: response.headers['idempotency-replayed'] === 'true',
            servedBy: response.headers[servedByHeader]?.toString(),
          });
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  return { call, close: () => agent.destroy() };
}

/** The body of an answer that must be a success. */
export async function succeeded(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  if (status < 200 || status > 299) throw new Error(`A call was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}
