import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerProblems } from './problems.ts';

const error = 50;

/** What is logged of a request whose sender goes once it has reached the server. */
async function loggedOf(sent: string): Promise<{ level: number; problem?: string }[]> {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  onTestFinished(() => app.close());
  registerProblems(app);
  await app.register(compress, { threshold: 0 });
  app.get('/slow', async (request, reply) => {
    await once(request.raw.socket, 'close');
    return reply.header('content-type', 'text/csv').send(Readable.from(['a'], { objectMode: false }));
  });
  app.post('/taken', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await wait(20);
  socket.destroy();
  await wait(200);
  return lines.map((line) => JSON.parse(line));
}

it.each([
  [
    'the body has arrived',
    'POST /taken HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
  ],
  ['the answer has begun', 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a packed answer has begun', 'GET /slow HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n'],
])('a caller who goes before %s is no error of ours', async (_when, sent) => {
  const logged = await loggedOf(sent);
  expect(logged.filter(({ level, problem }) => level >= error || problem !== undefined)).toEqual([]);
});
