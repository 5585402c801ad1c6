import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { appWithSettings } from '../../http/testing/app-with-settings.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { startPartner } from '../../network/testing/small-partner.ts';
import { answeringOfFile } from '../../testing/answering.ts';
import { basic, createConnection, withPartners } from '../../testing/network.ts';

const all = await answeringOfFile(withPartners);

const test = (connectionId: string, token = all.buyer, headers: Record<string, string> = {}) =>
  all.server.call('testNetworkConnection', { token, params: { connectionId }, headers });
const granted = { body: { access_token: 'their-token', token_type: 'Bearer', expires_in: 60 } };
const working = { '/auth/token': granted, '/3/footprints': { body: { data: [] } } };

describe('testing a connection', () => {
  it('signs in where the protocol has it by default, and asks for one footprint', async () => {
    const partner = await startPartner(working);
    const { id } = await createConnection(all.server, all.buyer, { baseUrl: partner.url });
    const { status, body } = await test(id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ testedAt: expect.any(String), failedStep: null, error: null });
    expect(partner.heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /.well-known/openid-configuration',
      'POST /auth/token',
      'GET /3/footprints?limit=1',
    ]);
    expect(partner.heard[1]).toMatchObject({
      body: 'grant_type=client_credentials',
      headers: {
        authorization: basic('nordic-kitchen', 'what-steel-gave-us'),
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(partner.heard[2]?.headers.authorization).toBe('Bearer their-token');
    const { body: listed } = await all.server.call('listNetworkConnections', { token: all.buyer });
    expect((listed.data as { lastTest: unknown }[])[0]?.lastTest).toEqual(body);
    expect(all.server.logLines.join('')).not.toMatch(/what-steel-gave-us|their-token/);
  });

  it('is done for one connection of an organisation at a time', async () => {
    const partner = await startPartner({ ...working, '/.well-known/openid-configuration': 'nothing' });
    const quick = await startPartner(working);
    const { id } = await createConnection(all.server, all.buyer, { baseUrl: partner.url });
    const slow = Array.from({ length: 5 }, () => test(id));
    await vi.waitFor(() => expect(partner.heard).toHaveLength(1));
    const { id: theirs } = await createConnection(all.server, all.mill.token, { baseUrl: quick.url });
    expect((await test(theirs, all.mill.token)).body).toMatchObject({ failedStep: null });
    expect(partner.heard).toHaveLength(1);
    partner.close();
    expect((await Promise.all(slow)).map(({ body }) => body.error)).toEqual(Array(5).fill('CONNECTION_FAILED'));
  });

  it('signs in where the platform says that it is done', async () => {
    const tokens = await startPartner({ '/oauth/token': granted });
    const auth = await startPartner({
      '/.well-known/openid-configuration': { body: { token_endpoint: `${tokens.url}/oauth/token` } },
    });
    const partner = await startPartner(working);
    const given = { baseUrl: partner.url, authBaseUrl: auth.url };
    const { id } = await createConnection(all.server, all.buyer, given);
    expect((await test(id)).body).toMatchObject({ failedStep: null });
    expect([auth, tokens, partner].map(({ heard }) => heard.length)).toEqual([1, 1, 1]);
  });

  it.each([
    ['no secret that it knows', { '/auth/token': { status: 401 } }, 'TOKEN', 'CREDENTIALS_REFUSED'],
    ['no token in the answer', { '/auth/token': { body: { token: 'x' } } }, 'TOKEN', 'ANSWER_NOT_UNDERSTOOD'],
    [
      'a token that is two headers',
      { '/auth/token': { body: { access_token: 'a\r\nb: c' } } },
      'TOKEN',
      'ANSWER_NOT_UNDERSTOOD',
    ],
    ['no place for tokens', {}, 'TOKEN', 'NOT_FOUND_THERE'],
    ['an error of its own', { '/auth/token': { status: 500 } }, 'TOKEN', 'PARTNER_FAILED'],
    ['too much to do', { '/auth/token': { status: 429 } }, 'TOKEN', 'TOO_BUSY'],
    ['no access', { '/auth/token': granted, '/3/footprints': { status: 403 } }, 'FOOTPRINTS', 'ACCESS_REFUSED'],
    [
      'another address',
      { '/auth/token': granted, '/3/footprints': { status: 307, headers: { location: '/4' } } },
      'FOOTPRINTS',
      'REDIRECTED',
    ],
    ['no list', { '/auth/token': granted, '/3/footprints': { body: [] } }, 'FOOTPRINTS', 'ANSWER_NOT_UNDERSTOOD'],
    ['no JSON', { '/auth/token': granted, '/3/footprints': { body: '<html>' } }, 'FOOTPRINTS', 'ANSWER_NOT_UNDERSTOOD'],
    ['not this version', { '/auth/token': granted }, 'FOOTPRINTS', 'NOT_FOUND_THERE'],
  ] as const)('says where it ends: the platform has %s', async (_what, answers, failedStep, error) => {
    const partner = await startPartner(answers);
    const { id } = await createConnection(all.server, all.buyer, { baseUrl: partner.url });
    expect((await test(id)).body).toMatchObject({ failedStep, error });
  });

  it('reaches nothing that only this machine can reach, where no setting allows it', async () => {
    const partner = await startPartner(working);
    const { id } = await createConnection(all.server, all.buyer, { baseUrl: partner.url });
    const strict = { ...withPartners, NETWORK_ALLOW_PRIVATE: '', NETWORK_KEY: randomBytes(32).toString('base64') };
    const inject = async (settings: Record<string, string>) => {
      const http = await appWithSettings(all.server.database, settings);
      const url = `/api/organisation/network-connections/${id}/test`;
      return (await http.inject({ method: 'POST', url, headers: { authorization: `Bearer ${all.buyer}` } })).json();
    };
    expect(await inject(strict)).toMatchObject({ failedStep: 'TOKEN', error: 'SECRET_UNREADABLE' });
    const key = Buffer.alloc(32, 'key of tests').toString('base64');
    expect(await inject({ ...strict, NETWORK_KEY: key })).toMatchObject({
      failedStep: 'DISCOVERY',
      error: 'CONNECTION_FAILED',
    });
    expect(partner.heard).toEqual([]);
  });

  it('tells the same of a private address, of a name that is not there and of a port that is closed', async () => {
    const key = Buffer.alloc(32, 'key of tests').toString('base64');
    const http = await appWithSettings(all.server.database, {
      ...withPartners,
      NETWORK_ALLOW_PRIVATE: '127.0.0.2/32',
      NETWORK_KEY: key,
    });
    const headers = { authorization: `Bearer ${all.buyer}` };
    const told = [];
    for (const baseUrl of ['http://localhost:1', 'http://10.0.0.1', 'http://nobody.invalid', 'http://127.0.0.2:1']) {
      const { id } = await createConnection(all.server, all.buyer, { baseUrl });
      const url = `/api/organisation/network-connections/${id}/test`;
      const { testedAt, ...answer } = (await http.inject({ method: 'POST', url, headers })).json();
      const listed = (await http.inject({ url: '/api/organisation/network-connections?limit=100', headers })).json();
      const { lastTest } = listed.data.find((each: { id: string }) => each.id === id);
      told.push({ answer, lastTest: { ...lastTest, testedAt: '' } });
    }
    const unreached = { failedStep: 'DISCOVERY', error: 'CONNECTION_FAILED' };
    expect(told).toEqual(told.map(() => ({ answer: unreached, lastTest: { ...unreached, testedAt: '' } })));
  });

  it('is done once for a key of idempotency', async () => {
    const partner = await startPartner(working);
    const { id } = await createConnection(all.server, all.buyer, { baseUrl: partner.url });
    const headers = { 'idempotency-key': 'test once' };
    const [first, second] = [await test(id, all.buyer, headers), await test(id, all.buyer, headers)];
    expect(second.body).toEqual(first.body);
    expect(partner.heard).toHaveLength(3);
  });

  it('is for none of another organisation', async () => {
    const { id } = await createConnection(all.server, all.otherBuyer);
    const [foreign, unknown] = [await test(id), await test(randomUUID())];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  });
});
