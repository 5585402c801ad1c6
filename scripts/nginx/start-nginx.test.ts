import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { servedByHeader, startNginx } from './start-nginx.ts';

async function serve(text: string): Promise<string> {
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('answers from all servers in turns and says from which, until it is stopped', async () => {
  const servers = [await serve('one'), await serve('two')];
  const nginx = await startNginx(servers);
  onTestFinished(() => nginx.stop());
  const answered = new Map<string, string | null>();
  for (let asked = 0; asked < 4; asked += 1) {
    const response = await fetch(nginx.url);
    answered.set(await response.text(), response.headers.get(servedByHeader));
  }
  expect(answered).toEqual(
    new Map([
      ['one', new URL(servers[0] ?? '').host],
      ['two', new URL(servers[1] ?? '').host],
    ]),
  );
  await nginx.stop();
  await expect(fetch(nginx.url)).rejects.toThrow();
});
