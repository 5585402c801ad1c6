import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveDuringTest } from '../testing/serve-during-test.ts';
import { problem, type ServerAnswer } from '../testing/start-api-server.ts';
import { ApiProblem, BadResponseError, NetworkError } from './api-errors.ts';
import { fetchAnswer, readRetryAfter } from './fetch-answer.ts';

describe('fetch answer', () => {
  async function failureOf(answer: ServerAnswer): Promise<unknown> {
    const server = await serveDuringTest(() => answer);
    return await fetchAnswer(server.url, {}).then(
      () => Promise.reject(new Error('The answer was taken for a success.')),
      (error) => error,
    );
  }

  describe('a problem', () => {
    it('is thrown with its code, its body and the time to wait', async () => {
      const failure = await failureOf(problem('TOO_MANY_REQUESTS', { 'retry-after': '12' }));
      expect(failure).toBeInstanceOf(ApiProblem);
      expect(failure).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        retryAfter: 12,
        problem: { title: 'TOO_MANY_REQUESTS' },
      });
    });

    it('keeps the members that belong to its code', async () => {
      const body = { type: 'x', title: 'x', status: 423, code: 'LOCKED', holder: 'Anna Berg' };
      const failure = await failureOf({ status: 423, body: JSON.stringify(body) });
      expect(failure).toMatchObject({ problem: body, retryAfter: null });
    });

    it('of the server is a problem too', async () => {
      expect(await failureOf(problem('INTERNAL_ERROR'))).toBeInstanceOf(ApiProblem);
    });
  });

  describe('an answer that the contract does not know', () => {
    it.each<[string, ServerAnswer]>([
      [
        "a proxy's page instead of an answer",
        { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' },
      ],
      ["a proxy's error page", { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }],
      ['an error without content', { status: 503 }],
      ['an unknown code', { status: 409, body: '{"code":"toString","status":409}' }],
      ['a status that differs from the one in the body', { status: 500, body: '{"code":"NOT_FOUND","status":404}' }],
      ['broken JSON', { status: 200, body: '{"id":' }],
    ])('such as %s', async (_, answer) => {
      const failure = await failureOf(answer);
      expect(failure).toBeInstanceOf(BadResponseError);
      expect(failure).toMatchObject({ code: 'ERR_BAD_RESPONSE', status: answer.status });
    });
  });

  describe('no answer', () => {
    it('is a network error when the connection breaks in the middle', async () => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"half":', () => socket.destroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const failure = fetchAnswer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
      await expect(failure).rejects.toBeInstanceOf(NetworkError);
      await expect(failure).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    });

    it('is a network error when the time is up, and an abort when the caller stops', async () => {
      const server = await serveDuringTest(() => new Promise<never>(() => undefined));
      await expect(fetchAnswer(server.url, { signal: AbortSignal.timeout(10) })).rejects.toBeInstanceOf(NetworkError);
      await expect(fetchAnswer(server.url, { signal: AbortSignal.abort() })).rejects.toMatchObject({
        name: 'AbortError',
      });
    });
  });
});

describe('retry after', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');

  it.each([
    [null, null],
    ['30', 30],
    ['0', 0],
    ['Sun, 01 Mar 2026 12:01:30 GMT', 90],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('reads %j as %j', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});
