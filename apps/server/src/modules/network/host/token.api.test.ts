import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerBeforeBody } from '../../../http/testing/answer-before-body.ts';
import { appWithSettings } from '../../../http/testing/app-with-settings.ts';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { asOwner } from '../../../testing/answering.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { defaultRetention } from '../../../testing/default-retention.ts';
import { tokenOf } from '../../../testing/members.ts';
import {
  askForToken,
  basic,
  type CreatedConnection,
  callAsPartner,
  createConnection,
  partnerToken,
  withPartners,
} from '../../../testing/network.ts';
import { answerOf } from '../../../testing/test-server.ts';

let connection: CreatedConnection;

const server = await serverOfFile({ settings: withPartners });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
beforeAll(async () => {
  connection = await createConnection(server, lena);
});

const list = (token: string | undefined) => callAsPartner(server, '/3/footprints', token);

describe('the discovery document', () => {
  it('says where tokens come from, under the address that was called', async () => {
    const { status, headers, body } = await answerOf(await fetch(`${server.url}/.well-known/openid-configuration`));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toMatchObject({ issuer: server.url, token_endpoint: `${server.url}/auth/token` });
  });

  it('says it under the public address, where there is one', async () => {
    const http = await appWithSettings(server.database, { ...withPartners, PUBLIC_URL: 'https://pcf.example/' });
    const told = (await http.inject('/.well-known/openid-configuration')).json();
    expect(told.token_endpoint).toBe('https://pcf.example/auth/token');
  });
});

describe('a token', () => {
  it('is given for the client id and the secret, for an hour, and kept as a hash', async () => {
    const { status, headers, body } = await askForToken(server, basic(connection.id, connection.secret));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
    });
    expect((await list(String(body.access_token))).status).toBe(200);
    const kept = await asOwner(server, sql`select t::text from network_token t`);
    expect(JSON.stringify(kept)).not.toContain(body.access_token);
    expect(server.logLines.join('')).not.toContain(body.access_token);
    expect(server.logLines.join('')).not.toContain(connection.secret);
  });

  it.each([
    ['without credentials', undefined],
    ['with a bearer token', 'Bearer abc'],
    ['with credentials that cannot be read', 'Basic %%%'],
    ['with another secret', () => basic(connection.id, 'pcfnet_wrong')],
    ['with no secret', () => basic(connection.id, '')],
    ['with an unknown client', () => basic(randomUUID(), connection.secret)],
    ['with a client that is no id', () => basic("' or true --", connection.secret)],
  ])('is not given %s', async (_what, given) => {
    const { status, headers, body } = await askForToken(server, typeof given === 'function' ? given() : given);
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toMatch(/^Basic /);
    expect(body).toEqual({ error: 'invalid_client', error_description: expect.any(String) });
  });

  it('is refused before anything of a body is read to whoever names nobody, and for a body that is too long', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const authorization of ['', 'Bearer abc', basic('nobody', 'x')]) {
      const { status, body } = await answerBeforeBody(server.url, '/auth/token', { ...form, authorization });
      expect([status, body.error]).toEqual([401, 'invalid_client']);
    }
    const authorization = basic(connection.id, connection.secret);
    const long = await answerBeforeBody(server.url, '/auth/token', { ...form, authorization }, 16 * 1024 + 1);
    expect([long.status, long.body.error]).toEqual([413, 'invalid_request']);
  });

  it.each([
    [{}, 'invalid_request'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is not given for the form %j', async (form, error) => {
    const { status, body } = await askForToken(server, basic(connection.id, connection.secret), form);
    expect([status, body.error]).toEqual([400, error]);
  });

  it.each([
    ['application/json', '{"grant_type":"client_credentials"}', 415],
    ['application/x-www-form-urlencoded', `grant_type=${'x'.repeat(17_000)}`, 413],
  ])('is asked for with a form, not with too long a one: %s', async (type, body, expected) => {
    const answer = await answerOf(
      await fetch(`${server.url}/auth/token`, {
        method: 'POST',
        headers: { authorization: basic(connection.id, connection.secret), 'content-type': type },
        body,
      }),
    );
    expect([answer.status, answer.body.error]).toEqual([expected, 'invalid_request']);
  });

  it('holds until it lapses, which is told', async () => {
    const token = await partnerToken(server, connection);
    await asOwner(server, sql`update network_token set expires_at = now()`);
    const { status, body } = await list(token);
    expect([status, body]).toEqual([401, { code: 'TokenExpired', message: expect.any(String) }]);
  });

  it('is forgotten some time after it has lapsed', async () => {
    await partnerToken(server, connection);
    await asOwner(server, sql`update network_token set expires_at = now() - interval '25 hours'`);
    const token = await partnerToken(server, connection);
    await cleanUp(server.database, defaultRetention);
    expect(await asOwner(server, sql`select from network_token`)).toHaveLength(1);
    expect((await list(token)).status).toBe(200);
  });

  it('opens nothing of the API, and nothing of the API opens what is for partners', async () => {
    const token = await partnerToken(server, connection);
    for (const given of [token, connection.secret, connection.id])
      expectProblem(await server.call('getOrganisation', { token: given }), 'UNAUTHENTICATED');
    expect((await list(lena)).body.code).toBe('BadRequest');
  });
});
