import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { answerOf } from '../testing/test-server.ts';
import { expectProblem } from './testing/expect-problem.ts';

const server = await serverOfFile();

async function listening(): Promise<{ app: App; port: number; url: string }> {
  const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database: server.database, version: '0.0.0' });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.http.close());
  const { port } = app.http.server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}` };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  // A reset is one way in which a connection closes.
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  return socket;
}

const body = '{"email":"nobody@exchange.example"}';
const head = `POST /auth/registration/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

describe('health', () => {
  it('says that the process lives and is ready', async () => {
    const { url } = await listening();
    const live = await answerOf(await fetch(`${url}/health/live`));
    const ready = await answerOf(await fetch(`${url}/health/ready`));
    expect([live.status, live.body]).toEqual([200, { status: 'live' }]);
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready' }]);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  it('says from the begin of a stop on that it is not ready, while requests are still answered', async () => {
    const { app, url } = await listening();
    app.beginStop();
    const ready = await answerOf(await fetch(`${url}/health/ready`));
    expectProblem(ready, 'UNAVAILABLE');
    expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/config.json`)).status).toBe(200);
  });
});

describe('a drain', () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

  it('takes new connections to its end, and in its last part lets each connection close with its next answer', async () => {
    const { app, port } = await listening();
    const kept = await connected(port);
    app.beginStop();
    kept.write(ask('/health/live'));
    expect((await once(kept, 'data'))[0]).toMatch(/\r\nconnection: keep-alive\r\n/i);

    app.moveCallers();
    const closed = once(kept, 'close');
    kept.write(ask('/health/live'));
    expect((await once(kept, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i);
    await closed;
    const late = await connected(port);
    late.write(ask('/config.json'));
    expect((await once(late, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i);
  });

  it('ends the streams of notifications in its last part, and opens those of pages that come back', async () => {
    const { app, url } = await listening();
    const authorization = `Bearer ${(await server.signIn('lena.brandt@nordic-kitchen.example')).access_token}`;
    const open = () => fetch(`${url}/api/notifications/stream`, { headers: { authorization } });
    const stream = await open();
    const ended = stream.text();
    app.beginStop();
    app.moveCallers();
    expect(await ended).toContain(': open');
    const again = await open();
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });
});

describe('a stop', () => {
  it('answers what is sent on connections that the system had taken for it', async () => {
    const { app, port } = await listening();
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
      return socket;
    });
    const answers = Promise.all(sockets.map((socket) => once(socket, 'data')));
    // They are connected from here on, and this process has looked at none of them.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const [heads] = await Promise.all([answers, app.http.close()]);
    for (const [head] of heads) expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i);
  });

  it('answers what is sent on a connection that it had just taken', async () => {
    const { app, port } = await listening();
    const taken = once(app.http.server, 'connection');
    const fresh = await connected(port);
    await taken;
    const closing = app.http.close();
    await expect.poll(() => app.http.server.listening).toBe(false);
    const ended = once(fresh, 'close');
    fresh.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    expect((await once(fresh, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i);
    await Promise.all([ended, closing]);
  });

  it('lets an open request finish, takes no new connection, and closes the connection with the answer', async () => {
    const { app, port } = await listening();
    const open = await connected(port);
    let received = '';
    open.on('data', (chunk: string) => {
      received += chunk;
    });
    const arrived = once(app.http.server, 'request');
    open.write(head + body.slice(0, 10));
    await arrived;
    let closed = false;
    const closing = app.http.close().then(() => {
      closed = true;
    });

    await expect.poll(() => app.http.server.listening, { timeout: 10_000 }).toBe(false);
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect([closed, received]).toEqual([false, '']);

    const ended = once(open, 'close');
    open.write(body.slice(10));
    await Promise.all([ended, closing]);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
    expect(received).toContain('"path":"/body/password"');
  });

  it('closes connections on which nothing is open', async () => {
    const { app, port } = await listening();
    const [used, silent, begun] = [await connected(port), await connected(port), await connected(port)];
    used.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = await once(used, 'data');
    expect(answer).toMatch(/\r\nconnection: keep-alive\r\n/i);
    // The head of a request that has not arrived is not a request yet; it can be sent again elsewhere.
    begun.write('GET /health/live HTTP/1.1\r\nHost');
    const ended = [used, silent, begun].map(
      (socket) => new Promise((resolve) => socket.resume().once('close', resolve)),
    );
    await Promise.all([app.http.close(), ...ended]);
  });
});
