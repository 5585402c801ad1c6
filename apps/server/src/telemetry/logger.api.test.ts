import { describe, expect, it } from 'vitest';
import { demoPassword } from '../demo/demo-organisations.ts';
import { serverOfFile } from '../testing/api-test.ts';

const lena = 'lena.brandt@nordic-kitchen.example';
const profile = { firstName: 'Lena', lastName: 'Brandt', jobTitle: 'Head of Sustainability', language: 'en' };

const server = await serverOfFile({ settings: { LOG_LEVEL: 'trace' } });

const linesOf = (requestId: string | null) =>
  server.logLines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === requestId);

describe('the log', () => {
  it('has one line for a request, under the id that the answer carries, and one more at its beginning for who looks closely', async () => {
    const { headers } = await server.call('getOrganisation', {
      headers: { 'x-device-id': 'device-0123456789', 'x-session-id': 'session_ABCDEF' },
    });
    const lines = linesOf(headers.get('x-request-id'));
    expect(lines).toMatchObject([
      {
        msg: 'incoming request',
        level: 'debug',
        req: {
          method: 'GET',
          route: '/api/organisation',
          address: '127.0.0.1',
          deviceId: 'device-0123456789',
          sessionId: 'session_ABCDEF',
        },
      },
      { msg: 'request completed', level: 'info', res: { statusCode: 401 }, responseTime: expect.any(Number) },
    ]);
    for (const { req } of lines)
      expect(Object.keys(req).sort()).toEqual(['address', 'deviceId', 'method', 'route', 'sessionId']);
  });

  it('tells of a request that its caller gave up', async () => {
    const stopped = new AbortController();
    const { access_token: token } = await server.signIn(lena);
    const answer = await fetch(`${server.url}/api/notifications/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stopped.signal,
    });
    stopped.abort();
    await expect
      .poll(() => linesOf(answer.headers.get('x-request-id')).map(({ msg }) => msg))
      .toContain('request given up');
  });

  it.each([
    ['spaces and signs', 'a"} forged line'],
    ['more than 64 characters', 'x'.repeat(65)],
    ['markup', '<script>alert(1)</script>'],
    ['nothing', ''],
  ])('leaves out ids that hold %s', async (_case, value) => {
    const { headers } = await server.call('getOrganisation', {
      headers: { 'x-device-id': value, 'x-session-id': value },
    });
    const [line] = linesOf(headers.get('x-request-id'));
    expect(Object.keys(line.req).sort()).toEqual(['address', 'method', 'route']);
    if (value) expect(JSON.stringify(linesOf(headers.get('x-request-id')))).not.toContain(value);
  });

  it('gives every request an id of its own, whatever id the client sends', async () => {
    const sent = { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } };
    const answers = await Promise.all([server.call('getOrganisation', sent), server.call('getOrganisation', sent)]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('names the route of an address, never what stands in it', async () => {
    const token = 'a-token-that-stands-in-a-link';
    const known = await fetch(`${server.url}/dev/mailbox/${crypto.randomUUID()}?token=${token}`);
    expect(linesOf(known.headers.get('x-request-id'))[0].req.route).toBe('/dev/mailbox/:id');
    const unknown = await fetch(`${server.url}/register/${token}`);
    expect(linesOf(unknown.headers.get('x-request-id'))[0].req.route).toBe('unknown');
    await fetch(`${server.url}/register/${token}/%zz`);
    expect(server.logLines.join('')).not.toContain(token);
  });

  it('holds no secret at any level, whether a request succeeds or fails', async () => {
    const secrets: string[] = [demoPassword];
    const wrong = 'a-wrong-password-1A';
    await server.call('loginUser', { body: { email: lena, password: wrong } });
    const tokens = await server.signIn(lena);
    const next = await server.call('refreshTokens', { body: { refresh_token: tokens.refresh_token } });
    await server.call('updateCurrentUser', {
      token: tokens.access_token,
      body: profile,
      headers: { cookie: 'session=a-cookie-secret', 'idempotency-key': 'a-key-secret' },
    });
    await server.call('getOrganisation', { token: 'a-forged-token' });
    await fetch(`${server.url}/auth/registration/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"in-malformed-json',
    });
    await server.call('logoutUser', { body: { refresh_token: String(next.body.refresh_token) } });
    secrets.push(
      wrong,
      tokens.access_token,
      tokens.refresh_token,
      tokens.id_token,
      String(next.body.access_token),
      String(next.body.refresh_token),
      'a-cookie-secret',
      'a-key-secret',
      'a-forged-token',
      'in-malformed-json',
      lena,
    );
    const log = server.logLines.join('');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/argon2id|Bearer/);
  });

  it('is one line of JSON an event', () => {
    expect(server.logLines.length).toBeGreaterThan(10);
    for (const line of server.logLines) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(JSON.parse(line)).toMatchObject({
        level: expect.stringMatching(/^(trace|debug|info|warn|error|fatal)$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
    }
  });
});
