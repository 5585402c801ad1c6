import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { serverForThisTest } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { sizeOf } from '../size.ts';
import type { HolderReport, HolderTask } from './connection-holder.ts';
import { openSockets } from './open-sockets.ts';

const theme = 'faults';
const many = sizeOf({ quick: 1_000, full: 10_000 });
const slow = sizeOf({ quick: 200, full: 1_000 });
const atOnce = 200;

async function openConnections(url: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await openSockets(sockets, count, Number(port), hostname);
  return sockets;
}

const isServed = async (url: string, token: string) => {
  const answer = await fetch(new URL('/api/organisation', url), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  });
  return answer.status;
};

const holder = fileURLToPath(new URL('connection-holder.ts', import.meta.url));

async function reportOf(held: ChildProcess, task: HolderTask): Promise<HolderReport> {
  const reported = once(held, 'message');
  held.send(task);
  const [report] = (await reported) as [HolderReport];
  return report;
}

it('thousands of idle connections keep nobody out', async () => {
  const server = await serverForThisTest();
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const held = fork(holder, { execArgv: [] });
  onTestFinished(() => void held.kill());
  const { open } = await reportOf(held, { open: { port: Number(new URL(server.url).port), count: many } });
  expect(open).toBe(many);
  expect(await isServed(server.url, token)).toBe(200);
  // None was closed for it, and each of them is served too.
  expect(await reportOf(held, { ask: atOnce })).toEqual({ open: many, answered: atOnce });
  await keepCount({ theme, what: 'connections open at once', count: many });
});

it('senders that never come to an end are given up, and keep nobody out meanwhile', async () => {
  const server = await serverForThisTest();
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  // A minute and five are the real bounds; nobody wants to wait for them here.
  server.app.http.server.headersTimeout = 1_000;
  server.app.http.server.requestTimeout = 2_000;
  const sockets = await openConnections(server.url, slow);
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const [index, socket] of sockets.entries()) {
    const head = 'POST /api/customer/products HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
    // Half of them stop within the headers, half within the body.
    socket.write(index % 2 ? head : `${head}authorization: Bearer ${token}\r\ncontent-length: 100000\r\n\r\n{"name":"`);
    socket.resume();
  }
  const dripping = setInterval(() => {
    for (const [index, socket] of sockets.entries())
      if (!socket.destroyed) socket.write(index % 2 ? 'x-drop: 1\r\n' : 'x');
  }, 200);
  onTestFinished(() => clearInterval(dripping));
  await wait(500);
  expect(await isServed(server.url, token)).toBe(200);
  await Promise.all(closed);
  expect(await isServed(server.url, token)).toBe(200);
  await keepCount({ theme, what: 'slow senders given up', count: slow });
});
