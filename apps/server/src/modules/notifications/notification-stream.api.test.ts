import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentCall } from '../../database/current-call.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { announce } from '../../jobs/collect-notices.ts';
import { startJobs } from '../../jobs/job-runner.ts';
import { capturingTransport } from '../../mail/mail-transport.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct, registeredSupplier } from '../../testing/exchange.ts';
import { handlersOf } from '../../testing/handlers-of.ts';
import { tokenOf } from '../../testing/members.ts';
import { answerOf, serverForThisTest, startTestServer } from '../../testing/test-server.ts';
import { announceWaiting } from './testing/announce-waiting.ts';
import { hearStream } from './testing/event-stream.ts';

let supplier: { id: string; token: string };
const patience = { timeout: 15_000, interval: 20 };

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
beforeAll(async () => {
  supplier = await registeredSupplier(server, lena, 'contact@steel-works.example', 'Steel Works');
});

async function ask(from = server, token = lena, supplierId = supplier.id): Promise<void> {
  const product = await createProduct(from, token);
  const { status } = await from.call('createEmissionRequest', {
    token,
    body: { supplierId, productIds: [product.id] },
  });
  expect(status).toBe(201);
}

const signedIn = async (email: string) => (await server.signIn(email)).access_token;

describe('the stream', () => {
  it('tells at once how things stand, as events that nothing packs or keeps', async () => {
    const stream = await hearStream(server.url, supplier.token);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    await vi.waitFor(() => expect(stream.heard).toEqual([{ id: '0.0', unread: 0, latestId: null }]), patience);
    expectProblem(await answerOf(await fetch(new URL('/api/notifications/stream', server.url))), 'UNAUTHENTICATED');
    expectProblem(
      await server.call('streamNotifications', { token: lena, query: { lastEventId: 'x' } }),
      'VALIDATION_FAILED',
    );
  });

  it("hears what another organisation does, in every page of everybody whom it concerns, and nothing of others'", async () => {
    const camille = await signedIn('camille.laurent@maison-verdier.example');
    const own = [await hearStream(server.url, supplier.token), await hearStream(server.url, supplier.token)];
    const others = [await hearStream(server.url, camille), await hearStream(server.url, lena)];
    await vi.waitFor(
      () => expect([...own, ...others].map(({ heard }) => heard.length)).toEqual([1, 1, 1, 1]),
      patience,
    );
    await ask();
    await ask();
    expect(await announceWaiting(server)).toBe(2);
    await vi.waitFor(() => expect(own.map(({ heard }) => heard.at(-1)?.unread)).toEqual([2, 2]), patience);
    expect(own.map(({ heard }) => heard.length)).toEqual([2, 2]);
    expect(others.map(({ heard }) => heard.length)).toEqual([1, 1]);
  });

  it('hears it from the worker by itself, soon', async () => {
    const stream = await hearStream(server.url, supplier.token);
    await vi.waitFor(() => expect(stream.heard).toHaveLength(1), patience);
    const mail = capturingTransport(server.database);
    const jobs = await startJobs(
      server.database,
      handlersOf(server, { transport: mail, collectSeconds: 60 }),
      server.app.log,
      server.app.metrics,
    );
    onTestFinished(() => jobs.stop());
    const before = stream.heard.at(-1)?.unread ?? 0;
    await ask();
    await vi.waitFor(() => expect(stream.heard.at(-1)?.unread).toBe(before + 1), patience);
  });

  it('does not repeat what a page knows that comes back, but tells what it has missed', async () => {
    const first = await hearStream(server.url, supplier.token);
    await vi.waitFor(() => expect(first.heard).toHaveLength(1), patience);
    const known = first.heard[0]?.id;
    first.close();
    const back = await hearStream(server.url, supplier.token, known);
    await vi.waitFor(() => expect(back.text()).toContain(': open'), patience);
    await ask();
    const later = await hearStream(server.url, supplier.token, known);
    await vi.waitFor(() => expect(later.heard).toHaveLength(1), patience);
    expect(back.heard).toEqual([]);
    await announceWaiting(server);
    await vi.waitFor(() => expect(back.heard).toHaveLength(1), patience);
  });

  it('ends when its session has ended', async () => {
    const tokens = await server.signIn('camille.laurent@maison-verdier.example');
    const ended = await hearStream(server.url, tokens.access_token);
    const live = await hearStream(server.url, await signedIn('camille.laurent@maison-verdier.example'));
    await vi.waitFor(() => expect([ended.heard.length, live.heard.length]).toEqual([1, 1]), patience);
    await server.call('logoutUser', { body: { refresh_token: tokens.refresh_token } });
    const { body } = await server.call('getOrganisation', {
      token: await signedIn('camille.laurent@maison-verdier.example'),
    });
    await announce(server.database, [String(body.id)]);
    await vi.waitFor(() => expect(ended.isOver()).toBe(true), patience);
    expect(live.isOver()).toBe(false);
  });

  it('is open twenty times for one person, and free again once one is closed', async () => {
    const token = await signedIn('hugo.petit@maison-verdier.example');
    const streams = await Promise.all(Array.from({ length: 20 }, () => hearStream(server.url, token)));
    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const refused = await server.call('streamNotifications', { token });
    expectProblem(refused, 'TOO_MANY_REQUESTS');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    streams[0]?.close();
    await vi.waitFor(async () => expect((await hearStream(server.url, token)).status).toBe(200), patience);
  });
});

describe('what a page sets going', () => {
  it('is no stream where only the head is asked for', async () => {
    const token = await signedIn('hugo.petit@maison-verdier.example');
    const head = { method: 'HEAD', headers: { authorization: `Bearer ${token}` } };
    for (let asked = 0; asked < 21; asked += 1) {
      expect((await fetch(new URL('/api/notifications/stream', server.url), head)).status).toBe(404);
    }
    await vi.waitFor(async () => expect((await hearStream(server.url, token)).status).toBe(200), patience);
  });

  it('is not done in the name of whoever came first', async () => {
    const own = await serverForThisTest();
    const { access_token: token } = await own.signIn('lena.brandt@nordic-kitchen.example');
    const calls: unknown[] = [];
    const { withoutOrganisation } = own.database;
    vi.spyOn(own.database, 'withoutOrganisation').mockImplementation((work) => {
      calls.push(currentCall());
      return withoutOrganisation(work);
    });
    const stream = await hearStream(own.url, token);
    await vi.waitFor(() => expect(stream.heard).toHaveLength(1), patience);
    expect(new Set(calls)).toEqual(new Set([undefined]));
  });
});

describe('over time', () => {
  it('beats, notices an ended session within a minute, and tells what was not announced', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const own = await serverForThisTest();
    const tokens = await own.signIn('lena.brandt@nordic-kitchen.example');
    const ended = await hearStream(own.url, tokens.access_token);
    const tokenOfLive = (await own.signIn('lena.brandt@nordic-kitchen.example')).access_token;
    const live = await hearStream(own.url, tokenOfLive);
    await vi.waitFor(() => expect([ended.heard.length, live.heard.length]).toEqual([1, 1]), patience);
    vi.advanceTimersByTime(25_000);
    await vi.waitFor(() => expect(live.text()).toMatch(/\n\n:\n\n$/), patience);
    await own.call('logoutUser', { body: { refresh_token: tokens.refresh_token } });
    vi.advanceTimersByTime(35_000);
    await vi.waitFor(() => expect(ended.isOver()).toBe(true), patience);
    expect([live.isOver(), live.heard.length]).toEqual([false, 1]);
    const supplying = await registeredSupplier(own, tokenOfLive, 'contact@glass-works.example', 'Glass Works');
    const missed = await hearStream(own.url, supplying.token);
    await vi.waitFor(() => expect(missed.heard).toHaveLength(1), patience);
    await ask(own, tokenOfLive, supplying.id);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(missed.heard.at(-1)?.unread).toBe(1), patience);
  });
});

describe('a stop', () => {
  it('ends every stream at once', async () => {
    const own = await startTestServer();
    const token = (await own.signIn('lena.brandt@nordic-kitchen.example')).access_token;
    const streams = await Promise.all([hearStream(own.url, token), hearStream(own.url, token)]);
    await vi.waitFor(() => expect(streams.map(({ heard }) => heard.length)).toEqual([1, 1]), patience);
    await own.app.http.close();
    await vi.waitFor(() => expect(streams.map(({ isOver }) => isOver())).toEqual([true, true]), patience);
    await own.stop();
  });
});
