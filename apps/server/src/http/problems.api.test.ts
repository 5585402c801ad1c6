import { gzipSync } from 'node:zlib';
import { problem } from '@pcf/contract/problem';
import type { ProblemCode } from '@pcf/contract/problem-codes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { tokenOf } from '../testing/members.ts';
import { answerOf } from '../testing/test-server.ts';
import { trackingEventForTests as event } from '../testing/tracking-event.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { rawRequest } from './testing/raw-request.ts';

const json = { 'content-type': 'application/json' };
const profile = { firstName: 'Lena', lastName: 'Brandt', language: 'en' };

const server = await serverOfFile();
const token = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

async function send(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  return answerOf(await fetch(server.url + path, { ...init, headers }));
}
const post = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = json) =>
  send('/api/organisation/users/me', { method: 'POST', body, headers });

describe('a route that does not exist', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/auth/nothing'],
    ['GET', '/api/organisation/'],
    ['PATCH', '/api/organisation'],
    ['DELETE', '/api/organisation'],
    ['GET', '/auth/registration/users/login'],
    ['PROPFIND', '/api/organisation'],
    ['GET', '/dev/mailbox/not-a-uuid'],
    ['GET', `/dev/mailbox/${crypto.randomUUID()}`],
  ])('answers %s %s with a problem', async (method, path) => {
    expectProblem(await send(path, { method }), 'NOT_FOUND');
  });
});

describe('a body that cannot be taken', () => {
  const cases: [string, ProblemCode, () => ReturnType<typeof post>][] = [
    ['malformed JSON', 'MALFORMED_JSON', () => post('{"firstName":')],
    ['an empty body', 'VALIDATION_FAILED', () => post('')],
    ['a key that would change prototypes', 'MALFORMED_JSON', () => post('{"__proto__":{"accessLevel":"ADMIN"}}')],
    [
      'a constructor that would change prototypes',
      'MALFORMED_JSON',
      () => post('{"constructor":{"prototype":{"accessLevel":"ADMIN"}}}'),
    ],
    ['plain text', 'UNSUPPORTED_MEDIA_TYPE', () => post('hello', { 'content-type': 'text/plain' })],
    ['XML', 'UNSUPPORTED_MEDIA_TYPE', () => post('<a/>', { 'content-type': 'application/xml' })],
    [
      'a form',
      'UNSUPPORTED_MEDIA_TYPE',
      () => post('firstName=A', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['no body at all', 'VALIDATION_FAILED', () => send('/api/organisation/users/me', { method: 'POST' })],
    ['another shape', 'VALIDATION_FAILED', () => post('[1]')],
    ['null', 'VALIDATION_FAILED', () => post('null')],
    ['very deep nesting', 'VALIDATION_FAILED', () => post('['.repeat(100_000) + ']'.repeat(100_000))],
    ['more than the limit', 'BODY_TOO_LARGE', () => post(`"${'x'.repeat(1024 * 1024)}"`)],
    [
      'little that unpacks to more than the limit',
      'BODY_TOO_LARGE',
      () => post(gzipSync(Buffer.alloc(2 * 1024 * 1024, 'x')), { ...json, 'content-encoding': 'gzip' }),
    ],
    ['an unknown packing', 'UNSUPPORTED_MEDIA_TYPE', () => post('{}', { ...json, 'content-encoding': 'lzma' })],
    ['a broken packing', 'VALIDATION_FAILED', () => post('rubbish', { ...json, 'content-encoding': 'gzip' })],
  ];
  it.each(cases)('answers %s with %s', async (_case, code, attempt) => {
    expectProblem(await attempt(), code);
  });

  it('names every field, with pointers as JSON has them', async () => {
    const answer = await post(JSON.stringify({ firstName: 1, lastName: '', 'a/b~c': 1 }));
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(problem.parse(answer.body).errors).toMatchObject([
      { path: '/body/firstName', code: 'INVALID_TYPE' },
      { path: '/body/lastName', code: 'TOO_SHORT' },
      { path: '/body/language', code: 'REQUIRED' },
      { path: '/body/a~1b~0c', code: 'UNKNOWN_FIELD' },
    ]);
  });
});

describe('text that no database can keep', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
  ])('is refused where it is %s, with the field', async (_case, text) => {
    const inColumn = await server.call('updateCurrentUser', { token, body: { ...profile, firstName: text } });
    expectProblem(inColumn, 'VALIDATION_FAILED');
    expect(inColumn.body.errors).toMatchObject([{ path: '/body/firstName', code: 'INVALID_FORMAT' }]);
    const properties = { ...event.properties, buttonText: text };
    const inJson = await server.call('trackEvent', { token, body: { ...event, properties } });
    expectProblem(inJson, 'VALIDATION_FAILED');
    expect(inJson.body.errors).toMatchObject([{ path: '/body/properties/buttonText', code: 'INVALID_FORMAT' }]);
    const signIn = await server.call('loginUser', { body: { email: text, password: text } });
    expectProblem(signIn, 'VALIDATION_FAILED');
  });

  it('is not taken for what is merely unusual', async () => {
    const body = { ...profile, firstName: '𝓛ena\u0007', lastName: '👩‍🔬' };
    expect((await server.call('updateCurrentUser', { token, body })).body).toMatchObject(body);
  });
});

describe('a request that no route can get', () => {
  it.each(['/api/%zz', '/api/organisation/%', '/%c0%ae', '/assets/%E0%A4%A'])('answers %s', async (path) => {
    const answer = await send(path);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['rubbish', 'rubbish\r\n\r\n'],
    ['an unknown method', 'CHEESE /api/organisation HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header that is too large', `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'two lengths',
      'POST /auth/registration/users/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('answers %s and closes the connection', async (_case, bytes) => {
    const answer = await rawRequest(server.url, bytes);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(server.logLines.some((line) => line.includes(String(answer.body.instance)))).toBe(true);
  });

  it('answers one without a host as any other problem', async () => {
    const answer = await rawRequest(server.url, 'GET /config.json HTTP/1.1\r\nConnection: close\r\n\r\n');
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers only once where the rest of a request that was answered cannot be read', async () => {
    const head = 'POST /api/nothing HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    // Which of the two is noticed first depends on how the bytes arrive.
    const answer = await rawRequest(server.url, `${head}no chunk`);
    expectProblem(answer, answer.status === 404 ? 'NOT_FOUND' : 'VALIDATION_FAILED');
  });

  it('ignores an expectation that nobody knows', async () => {
    const head = 'GET /config.json HTTP/1.1\r\nHost: a\r\nExpect: the unexpected\r\nConnection: close\r\n\r\n';
    expect((await rawRequest(server.url, head)).status).toBe(200);
  });

  it('refuses a chunked body as soon as it is over the limit', async () => {
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
    const head =
      'POST /auth/registration/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    expectProblem(await rawRequest(server.url, head + chunk.repeat(17)), 'BODY_TOO_LARGE');
  });
});

describe('an error of the server', () => {
  const rename = (from: string, to: string) =>
    server.database.asOwner((tx) => sql.raw(`alter table ${from} rename to ${to}`).execute(tx));

  it('answers with an id that is in the log, and says nothing about itself', async () => {
    const properties = { ...event.properties, buttonText: 'words of a customer' };
    await rename('tracking_event', 'tracking_event_away');
    const answer = await server.call('trackEvent', { token, body: { ...event, properties } });
    await rename('tracking_event_away', 'tracking_event');
    expectProblem(answer, 'INTERNAL_ERROR');
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'instance', 'status', 'title', 'type']);
    expect(JSON.stringify(answer.body)).not.toMatch(/tracking_event|relation|select|insert/i);
    const logged = server.logLines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
    expect(logged).toMatchObject({
      reqId: answer.body.instance,
      problem: 'INTERNAL_ERROR',
      err: { code: '42P01', message: expect.stringContaining('tracking_event'), stack: expect.any(String) },
    });
    // The statement's values are the customer's.
    expect(server.logLines.join('')).not.toContain('words of a customer');
    expect((await server.call('trackEvent', { token, body: event })).status).toBe(204);
  });

  it('answers a read in the same way', async () => {
    await rename('organisation', 'organisation_away');
    const answer = await server.call('getOrganisation', { token });
    await rename('organisation_away', 'organisation');
    expectProblem(answer, 'INTERNAL_ERROR');
    expect((await server.call('getOrganisation', { token })).status).toBe(200);
  });
});
