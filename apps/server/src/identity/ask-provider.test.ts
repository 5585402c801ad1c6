import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askProvider } from './identity-provider.ts';

/** Breaks the first connections instead of answering. */
async function startUnsteadyServer(broken: number) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked <= broken) request.socket.destroy();
    else response.end('here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

it('gets an answer although a connection broke', async () => {
  const { url } = await startUnsteadyServer(1);
  expect(await (await askProvider(url, {})).text()).toBe('here');
});

it('gives up after the second one', async () => {
  const { url, asked } = await startUnsteadyServer(5);
  await expect(askProvider(url, {})).rejects.toThrow('fetch failed');
  expect(asked()).toBe(2);
});

it('does not ask again where the time is up', async () => {
  const { url, asked } = await startUnsteadyServer(0);
  const signal = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  await expect(askProvider(url, { signal })).rejects.toThrow('too late');
  expect(asked()).toBe(0);
});
