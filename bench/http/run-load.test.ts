import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLoad } from './run-load.ts';

const seen: string[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'} ${body}`);
  if (request.url === '/chunked') {
    response.write('x'.repeat(70_000));
    response.write('0\r\n\r');
    response.end('\nend');
  } else if (request.url === '/refused') response.writeHead(409).end('because');
  else if (request.url === '/empty') response.writeHead(204).end();
  else response.end('y'.repeat(100_000));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = (path: string, expected = 200) => ({ method: 'GET', path, headers: {}, expected });

describe('runLoad', () => {
  it('sends each request once, with its headers and body, and reads every answer to its end', async () => {
    const requests = [
      { ...get('/one'), headers: { authorization: 'Bearer token' } },
      { method: 'PUT', path: '/two', headers: {}, body: 'Größe', expected: 200 },
      get('/chunked'),
      get('/empty', 204),
      get('/one'),
    ];
    const { answers, p50, p99 } = await runLoad({ url, requests, lanes: 2 });
    expect(answers).toBe(5);
    expect(p50).toBeLessThanOrEqual(p99);
    expect(seen.toSorted()).toEqual(
      ['GET /chunked - ', 'GET /empty - ', 'GET /one - ', 'GET /one Bearer token ', 'PUT /two - Größe'].toSorted(),
    );
  });

  it('goes on for as long as it is told to', async () => {
    const { answers, perSecond } = await runLoad({ url, requests: [get('/empty', 204)], lanes: 3, milliseconds: 50 });
    expect(answers).toBeGreaterThan(3);
    expect(perSecond).toBeGreaterThan(0);
  });

  it('fails with what an answer says that was not expected', async () => {
    const load = runLoad({ url, requests: [get('/one'), get('/refused')], lanes: 1 });
    await expect(load).rejects.toThrow(/^GET \/refused was answered with 409 instead of 200: [\s\S]*because/);
  });
});
