import { randomUUID } from 'node:crypto';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { asOwner } from '../../testing/answering.ts';
import { createKey } from '../../testing/api-keys.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { addMember, tokenOf } from '../../testing/members.ts';

type Keys = OperationOutput<'listApiKeys'>;

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const jonas = await tokenOf(server, 'jonas.weber@nordic-kitchen.example');
const camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');

const keysOf = async (token: string, query: Record<string, string> = {}) =>
  (await server.call('listApiKeys', { token, query })).body as unknown as Keys;
const create = (body: unknown, token = lena, headers: Record<string, string> = {}) =>
  server.call('createApiKey', { token, body, headers });
const revoke = (keyId: string, token = lena) => server.call('revokeApiKey', { token, params: { keyId } });
const read = (token: string) => server.call('getOrganisation', { token });
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('creating a key', () => {
  it('tells its secret once and keeps a hash of it', async () => {
    const { status, body } = await create({
      name: '  Purchasing system ',
      scopes: ['PRODUCTS', 'READ', 'PRODUCTS'],
      expiresOn: '2099-12-31',
    });
    expect(status).toBe(201);
    const { secret, ...told } = body as { secret: string } & Record<string, unknown>;
    expect(secret).toMatch(/^pcf_[\w-]{43}$/);
    expect(told).toEqual({
      id: expect.any(String),
      name: 'Purchasing system',
      hint: secret.slice(-4),
      scopes: ['READ', 'PRODUCTS'],
      createdBy: 'Lena Brandt',
      createdByRemoved: false,
      createdAt: expect.any(String),
      expiresAt: '2100-01-01T00:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
      revokedBy: null,
    });
    expect((await keysOf(lena)).data[0]).toEqual(told);
    const kept = await asOwner(server, sql`select k::text from api_key k where id = ${told.id}`);
    expect(JSON.stringify(kept)).not.toContain(secret.slice(4, -4));
  });

  it('is logged by name', async () => {
    const { id } = await createKey(server, lena, ['READ'], { name: 'Logged' });
    await revoke(id);
    const logged = await asOwner(
      server,
      sql`select event, details from activity where details ->> 'name' = 'Logged' order by created_at`,
    );
    expect(logged).toEqual([
      { event: 'API_KEY_CREATED', details: { name: 'Logged' } },
      { event: 'API_KEY_REVOKED', details: { name: 'Logged' } },
    ]);
  });

  it('takes today as the last day, and none that is over', async () => {
    const { secret } = await createKey(server, lena, ['READ'], { expiresOn: dayAfter(0) });
    expect((await read(secret)).status).toBe(200);
    const past = await create({ name: 'Late', scopes: ['READ'], expiresOn: dayAfter(-1) });
    expectProblem(past, 'VALIDATION_FAILED');
    expect(past.body.errors).toMatchObject([{ path: '/body/expiresOn', code: 'INVALID_VALUE' }]);
  });

  it.each([
    [{ scopes: ['READ'] }, '/body/name'],
    [{ name: ' ', scopes: ['READ'] }, '/body/name'],
    [{ name: 'x'.repeat(101), scopes: ['READ'] }, '/body/name'],
    [{ name: 'A' }, '/body/scopes'],
    [{ name: 'A', scopes: [] }, '/body/scopes'],
    [{ name: 'A', scopes: ['EVERYTHING'] }, '/body/scopes/0'],
    [{ name: 'A', scopes: ['READ'], expiresOn: '31.12.2099' }, '/body/expiresOn'],
    [{ name: 'A', scopes: ['READ'], hash: 'mine' }, '/body/hash'],
  ])('refuses %j', async (body, path) => {
    const answer = await create(body);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect((answer.body.errors as { path: string }[]).map((error) => error.path)).toEqual([path]);
  });
});

describe('the list of keys', () => {
  it('has the newest first, in pages, and none of another organisation', async () => {
    await createKey(server, camille, ['READ'], { name: 'Verdier 1' });
    await createKey(server, camille, ['READ'], { name: 'Verdier 2' });
    const { data, metadata } = await keysOf(camille, { limit: '1', pageNumber: '1' });
    expect([data.map(({ name }) => name), metadata.count]).toEqual([['Verdier 1'], 2]);
    expect((await keysOf(lena)).data.map(({ name }) => name)).not.toContain('Verdier 1');
    expectProblem(await server.call('listApiKeys', { token: lena, query: { pageNumber: '100000' } }), 'PAGE_TOO_DEEP');
  });
});

describe('revoking a key', () => {
  it('takes effect at the next call', async () => {
    const { id, secret } = await createKey(server, lena, ['READ']);
    expect((await read(secret)).status).toBe(200);
    expect((await revoke(id)).status).toBe(204);
    expectProblem(await read(secret), 'UNAUTHENTICATED');
    expect((await keysOf(lena)).data.find((key) => key.id === id)).toMatchObject({
      revokedAt: expect.any(String),
      revokedBy: 'Lena Brandt',
    });
    expectProblem(await revoke(id), 'INVALID_TRANSITION');
  });

  it('happens once, however many do it at a time', async () => {
    const { id } = await createKey(server, lena, ['READ'], { name: 'Raced' });
    const statuses = (await Promise.all([revoke(id), revoke(id), revoke(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409, 409]);
    const logged = sql`select from activity where event = 'API_KEY_REVOKED' and details ->> 'name' = 'Raced'`;
    expect(await asOwner(server, logged)).toHaveLength(1);
  });

  it('finds none of another organisation', async () => {
    const { id, secret } = await createKey(server, camille, ['READ']);
    const [foreign, unknown] = [await revoke(id), await revoke(randomUUID())];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect((await read(secret)).body.name).toBe('Maison Verdier');
  });
});

describe('keys', () => {
  it('are for signed-in ADMINs alone', async () => {
    for (const name of ['listApiKeys', 'createApiKey', 'revokeApiKey'] as const) {
      const request = { params: { keyId: randomUUID() } };
      expectProblem(await server.call(name, request), 'UNAUTHENTICATED');
      expectProblem(await server.call(name, { ...request, token: jonas }), 'FORBIDDEN');
    }
  });

  it('that do not hold are refused alike, whatever is wrong with them', async () => {
    const expired = await createKey(server, lena, ['READ'], { expiresOn: '2099-01-01' });
    await asOwner(server, sql`update api_key set expires_at = now() where id = ${expired.id}`);
    const revoked = await createKey(server, lena, ['READ']);
    await revoke(revoked.id);
    const { secret } = await createKey(server, lena, ['READ']);
    const wrong = [
      expired.secret,
      revoked.secret,
      `${secret}x`,
      secret.slice(0, -1),
      secret.toUpperCase(),
      'pcf_',
      'pcf_%',
    ];
    const answers = await Promise.all(wrong.map(read));
    for (const answer of answers) expectProblem(answer, 'UNAUTHENTICATED');
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, instance: '' }))).size).toBe(1);
    expect((await read(secret)).status).toBe(200);
  });

  it('are no session to change a password with', async () => {
    const { secret } = await createKey(server, lena, ['READ']);
    const body = { currentPassword: 'Demo-2026-pcf', password: 'Herbst-2026-neu' };
    expectProblem(await server.call('setPassword', { token: secret, body }), 'UNAUTHENTICATED');
  });

  it('are in no log', async () => {
    const { id, secret } = await createKey(server, lena, ['READ'], { name: 'Unlogged' });
    await read(secret);
    await server.call('createProduct', { token: secret, body: {} });
    await revoke(id);
    await read(secret);
    expect(server.logLines.join('')).not.toContain(secret.slice(4));
  });
});

describe('the keys of one user', () => {
  it('are listed by whoever created them, work on when that user is removed, and are marked', async () => {
    const email = 'nadia@nordic-kitchen.example';
    await addMember(server, 'Nordic Kitchen', { email, firstName: 'Nadia', lastName: 'Sand', accessLevel: 'ADMIN' });
    const nadia = await tokenOf(server, email);
    const { id: createdBy } = (await server.call('getCurrentUser', { token: nadia })).body as { id: string };
    const { id, secret } = await createKey(server, nadia, ['READ']);
    expect(await keysOf(lena, { createdBy })).toMatchObject({
      data: [{ id, createdBy: 'Nadia Sand', createdByRemoved: false }],
      metadata: { count: 1 },
    });
    expect((await server.call('deleteAccounts', { token: lena, body: [email] })).status).toBe(204);
    expect((await keysOf(lena, { createdBy })).data).toMatchObject([{ id, createdByRemoved: true, revokedAt: null }]);
    expect((await read(secret)).status).toBe(200);
  });

  it('are nobody’s else: another organisation’s user and nobody have none, and what is no id is refused', async () => {
    const { body: other } = await server.call('getCurrentUser', { token: camille });
    await createKey(server, camille, ['READ']);
    for (const createdBy of [String(other.id), randomUUID()]) {
      expect(await keysOf(lena, { createdBy })).toEqual({ data: [], metadata: { count: 0 } });
    }
    expectProblem(await server.call('listApiKeys', { token: lena, query: { createdBy: 'Lena' } }), 'VALIDATION_FAILED');
  });
});
