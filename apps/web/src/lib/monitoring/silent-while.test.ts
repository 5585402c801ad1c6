import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { addBreadcrumb, captureException, flush, getClient, init, makeFetchTransport } from '@sentry/browser';
import { expect, it, onTestFinished } from 'vitest';
import { monitoringOptions, silentWhile } from './monitoring.ts';

/** Keeps every envelope it is sent, as it is. */
async function startMonitor() {
  const envelopes: string[] = [];
  const server = createServer(async (request, response) => {
    envelopes.push(await text(request));
    response.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { envelopes, dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1` };
}

async function report(name: string): Promise<void> {
  addBreadcrumb({ message: `step before ${name}` });
  captureException(new Error(name));
  getClient()?.sendSession({ aggregates: [{ started: `visit of ${name}`, exited: 1 }], attrs: { release: 'test' } });
  await flush(2000);
}

it('sends nothing of a private page, not even later, and everything of the others', async () => {
  const { envelopes, dsn } = await startMonitor();
  let isPrivate = false;
  init({
    ...monitoringOptions({ dsn, replaySampleRate: 0 }, 'test', 'https://api.example.com'),
    ...silentWhile(() => isPrivate, makeFetchTransport),
  });

  await report('the page before');
  isPrivate = true;
  await report('the private page');
  const sentUntilThen = envelopes.length;
  isPrivate = false;
  await report('the page after');

  const sent = envelopes.join('\n');
  expect(sentUntilThen).toBe(2);
  expect(sent).toContain('visit of the page before');
  expect(sent).toContain('step before the page after');
  expect(sent).not.toContain('the private page');
});
