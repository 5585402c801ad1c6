import { randomUUID } from 'node:crypto';
import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appWithSettings } from '../../http/testing/app-with-settings.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { asOwner, pathsOf } from '../../testing/answering.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { tokenOf } from '../../testing/members.ts';
import { connectionForTests, createConnection } from '../../testing/network.ts';

type Connections = OperationOutput<'listNetworkConnections'>;

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const jonas = await tokenOf(server, 'jonas.weber@nordic-kitchen.example');
const camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');

const create = (given: Readonly<Record<string, unknown>>, token = lena) =>
  server.call('createNetworkConnection', { token, body: { ...connectionForTests, ...given } });
const connectionsOf = async (token: string, query: Record<string, string> = {}) =>
  (await server.call('listNetworkConnections', { token, query })).body as unknown as Connections;
const named = async (token: string, id: string) => (await connectionsOf(token)).data.find((each) => each.id === id);
const update = (connectionId: string, given: Readonly<Record<string, unknown>>, token = lena) => {
  const { clientSecret: _, ...rest } = connectionForTests;
  return server.call('updateNetworkConnection', {
    token,
    params: { connectionId },
    body: { ...rest, version: 1, ...given },
  });
};
const partnersOf = async (call: 'listSuppliers' | 'listCustomers', token: string) =>
  (await server.call(call, { token })).body.data as { id: string; name: string; connectionStatus: string }[];

describe('creating a connection', () => {
  it('tells a secret once, and keeps neither that nor the partner’s so that it could be read', async () => {
    const { status, body } = await create({ name: '  Steel AG ', baseUrl: 'https://steel.example/pcf/' });
    expect(status, JSON.stringify(body)).toBe(201);
    const { secret, ...told } = body as { secret: string } & Record<string, unknown>;
    expect(secret).toMatch(/^pcfnet_[\w-]{43}$/);
    expect(told).toEqual({
      id: expect.any(String),
      partnerId: expect.any(String),
      name: 'Steel AG',
      relations: ['SUPPLIER', 'CUSTOMER'],
      baseUrl: 'https://steel.example/pcf',
      authBaseUrl: null,
      clientId: 'nordic-kitchen',
      answerKnown: true,
      rejectUnknown: true,
      issued: { clientId: told.id, secretIssuedAt: expect.any(String), formerSecretUntil: null },
      lastTest: null,
      version: 1,
      createdBy: 'Lena Brandt',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await connectionsOf(lena)).data[0]).toEqual(told);
    const kept = JSON.stringify(
      await asOwner(server, sql`select c::text from network_connection c where id = ${told.id}`),
    );
    expect(kept).not.toContain(secret.slice(7, -4));
    expect(kept).not.toContain(connectionForTests.clientSecret);
    expect(server.logLines.join('')).not.toContain(connectionForTests.clientSecret);
  });

  it('makes a supplier and a customer of the partner, as with every other one', async () => {
    const { partnerId } = await createConnection(server, lena, { name: 'Both ways' });
    const { partnerId: seller } = await createConnection(server, lena, { name: 'Sells', relations: ['SUPPLIER'] });
    const accepted = { name: 'Both ways', connectionStatus: 'ACCEPTED' };
    const [suppliers, customers] = [await partnersOf('listSuppliers', lena), await partnersOf('listCustomers', lena)];
    expect(suppliers.find(({ id }) => id === partnerId)).toMatchObject(accepted);
    expect(customers.find(({ id }) => id === partnerId)).toMatchObject(accepted);
    expect(suppliers.map(({ id }) => id)).toContain(seller);
    expect(customers.map(({ id }) => id)).not.toContain(seller);
  });

  it('takes a relation that is named twice for one', async () => {
    const { id } = await createConnection(server, lena, { name: 'Twice', relations: ['SUPPLIER', 'SUPPLIER'] });
    expect((await named(lena, id))?.relations).toEqual(['SUPPLIER']);
    expect((await update(id, { name: 'Twice', relations: ['CUSTOMER', 'CUSTOMER'] })).status).toBe(200);
    expect((await named(lena, id))?.relations).toEqual(['CUSTOMER']);
  });

  it('stands for a supplier who was invited and has not registered, whose invitation goes', async () => {
    const partnerId = await invitedSupplier(server, lena, 'sales@brass.example');
    const created = await createConnection(server, lena, { name: 'Brass', relations: ['SUPPLIER'], partnerId });
    expect(created.partnerId).toBe(partnerId);
    const found = (await partnersOf('listSuppliers', lena)).find(({ id }) => id === partnerId);
    expect(found).toMatchObject({ name: 'Brass', connectionStatus: 'ACCEPTED' });
    expect(await asOwner(server, sql`select from invitation where email = 'sales@brass.example'`)).toEqual([]);

    const again = await create({ partnerId });
    expectProblem(again, 'VALIDATION_FAILED');
    expect(pathsOf(again)).toEqual(['/body/partnerId']);
    const invited = await server.call('createInvitations', {
      token: lena,
      body: { invitations: [{ email: 'second@brass.example', relation: 'SUPPLIER', supplierId: partnerId }] },
    });
    expect(invited.body.results).toMatchObject([{ outcome: 'ALREADY_CONNECTED', invitationId: null }]);
  });

  it('stands for nobody who has registered, is unknown, or is a partner of somebody else', async () => {
    const { id: registered } = await registeredSupplier(server, lena, 'mara@wire.example', 'Wire');
    const here = await create({ partnerId: registered });
    expectProblem(here, 'VALIDATION_FAILED');
    expect(pathsOf(here)).toEqual(['/body/partnerId']);
    const others = await invitedSupplier(server, camille, 'sales@silk.example');
    const [foreign, unknown] = [await create({ partnerId: others }), await create({ partnerId: randomUUID() })];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  });

  it('needs the key that secrets are kept with', async () => {
    const http = await appWithSettings(server.database, {});
    const headers = { authorization: `Bearer ${lena}` };
    const url = '/api/organisation/network-connections';
    const refused = await http.inject({ method: 'POST', url, headers, payload: connectionForTests });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NETWORK_NOT_SET_UP']);
    const { id } = await createConnection(server, lena);
    const tested = await http.inject({ method: 'POST', url: `${url}/${id}/test`, headers });
    expect(tested.json().code).toBe('NETWORK_NOT_SET_UP');
    expect((await http.inject({ url, headers })).json().setup).toEqual({ canConnect: false, baseUrl: null });
  });

  it.each([
    [{ name: ' ' }, '/body/name'],
    [{ name: 'x'.repeat(256) }, '/body/name'],
    [{ relations: [] }, '/body/relations'],
    [{ relations: ['FRIEND'] }, '/body/relations/0'],
    [{ baseUrl: 'steel.example' }, '/body/baseUrl'],
    [{ baseUrl: 'ftp://steel.example' }, '/body/baseUrl'],
    [{ baseUrl: 'http://steel.example' }, '/body/baseUrl'],
    [{ baseUrl: 'https://user:word@steel.example' }, '/body/baseUrl'],
    [{ baseUrl: 'https://steel.example?tenant=1' }, '/body/baseUrl'],
    [{ baseUrl: 'https://steel.example/#a' }, '/body/baseUrl'],
    [{ authBaseUrl: 'http://id.steel.example' }, '/body/authBaseUrl'],
    [{ clientId: '' }, '/body/clientId'],
    [{ clientSecret: '' }, '/body/clientSecret'],
    [{ partnerId: 'somebody' }, '/body/partnerId'],
    [{ secretHash: 'mine' }, '/body/secretHash'],
  ])('refuses %j', async (given, path) => {
    const answer = await create(given);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(new Set(pathsOf(answer))).toEqual(new Set([path]));
  });

  it('is made once for a key of idempotency, whose secret is told once and kept nowhere', async () => {
    const request = { token: lena, body: connectionForTests, headers: { 'idempotency-key': 'connect twice' } };
    expect((await server.call('createNetworkConnection', request)).status).toBe(201);
    expectProblem(await server.call('createNetworkConnection', request), 'SECRET_TOLD_ALREADY');
    const kept = sql`select body from idempotency_key where operation = 'createNetworkConnection'`;
    expect(await asOwner(server, kept)).toEqual([{ body: null }]);
  });
});

describe('the list of connections', () => {
  it('has the newest first, in pages, and none of another organisation', async () => {
    await createConnection(server, camille, { name: 'Verdier 1' });
    await createConnection(server, camille, { name: 'Verdier 2' });
    const { data, metadata, setup } = await connectionsOf(camille, { limit: '1', pageNumber: '1' });
    expect([data.map(({ name }) => name), metadata.count]).toEqual([['Verdier 1'], 2]);
    expect(setup).toEqual({ canConnect: true, baseUrl: null });
    expect((await connectionsOf(lena)).data.map(({ name }) => name)).not.toContain('Verdier 1');
    const deep = await server.call('listNetworkConnections', { token: lena, query: { pageNumber: '100000' } });
    expectProblem(deep, 'PAGE_TOO_DEEP');
  });

  it('says what partners call', async () => {
    const http = await appWithSettings(server.database, { PUBLIC_URL: 'https://pcf.example' });
    const listed = await http.inject({
      url: '/api/organisation/network-connections',
      headers: { authorization: `Bearer ${lena}` },
    });
    expect(listed.json().setup).toMatchObject({ baseUrl: 'https://pcf.example' });
  });

  it('tells everybody of the organisation the names', async () => {
    const { partnerId } = await createConnection(server, lena, { name: 'Known to all', relations: ['CUSTOMER'] });
    const { body } = await server.call('listNetworkPartners', { token: jonas });
    expect(body.data).toContainEqual({ partnerId, name: 'Known to all', relations: ['CUSTOMER'] });
    expect(JSON.stringify(body)).not.toContain('Verdier');
  });
});

describe('changing a connection', () => {
  it('changes what is given, and leaves the secret where none is', async () => {
    const { id } = await createConnection(server, lena);
    const sealed = () => asOwner(server, sql`select client_secret from network_connection where id = ${id}`);
    const before = await sealed();
    const given = {
      name: 'Steel SE',
      relations: ['CUSTOMER'],
      authBaseUrl: 'https://steel.example/pcf/',
      answerKnown: false,
      rejectUnknown: false,
    };
    const { status, body } = await update(id, given);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ ...given, authBaseUrl: 'https://steel.example/pcf', version: 2 });
    expect(await named(lena, id)).toEqual(body);
    expect(await sealed()).toEqual(before);
    await update(id, { version: 2, clientSecret: 'a newer one' });
    expect(await sealed()).not.toEqual(before);
    const actors = await asOwner(server, sql`select distinct name from actor where id = ${id}`);
    expect(actors).toEqual([{ name: 'Steel AG' }]);
  });

  it.each([
    { baseUrl: 'https://mallory.example/pcf' },
    { baseUrl: 'https://steel.example/other' },
    { baseUrl: 'https://steel.example:8443/pcf' },
    { authBaseUrl: 'https://mallory.example' },
    { baseUrl: 'https://mallory.example/pcf', authBaseUrl: 'https://steel.example/pcf' },
  ])(
    'asks for the secret again where the address changes, so that none that is kept goes there: %j',
    async (addresses) => {
      const { id } = await createConnection(server, lena);
      const before = await named(lena, id);
      for (const clientSecret of [undefined, null]) {
        const answer = await update(id, { ...addresses, clientSecret });
        expectProblem(answer, 'VALIDATION_FAILED');
        expect(answer.body.errors).toEqual([
          { path: '/body/clientSecret', code: 'REQUIRED', message: expect.any(String) },
        ]);
      }
      expect(await named(lena, id)).toEqual(before);
      // Wrong in two ways, it is told first what somebody else did.
      expectProblem(await update(id, { ...addresses, version: 9 }), 'STALE_VERSION');
      const changed = await update(id, { ...addresses, clientSecret: 'of the new address' });
      expect(changed.body).toMatchObject({ ...addresses, version: 2 });
      // Back at the address before it, the secret before it is not there either.
      expectProblem(await update(id, { authBaseUrl: null, version: 2 }), 'VALIDATION_FAILED');
    },
  );

  it('is refused where somebody else was first, of many at once too', async () => {
    const { id } = await createConnection(server, lena);
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => update(id, { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const stale = await update(id, { version: 1 });
    expectProblem(stale, 'STALE_VERSION');
    expect(stale.body.version).toBe(2);
  });

  it('finds none of another organisation', async () => {
    const { id } = await createConnection(server, camille);
    const [foreign, unknown] = [await update(id, {}), await update(randomUUID(), {})];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await named(camille, id)).toMatchObject({ version: 1 });
  });

  it('takes no wrong field', async () => {
    const { id } = await createConnection(server, lena);
    const answer = await update(id, { version: undefined, baseUrl: 'http://steel.example' });
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(pathsOf(answer)).toEqual(['/body/version']);
    expect(pathsOf(await update(id, { baseUrl: 'http://steel.example' }))).toEqual(['/body/baseUrl']);
  });
});

describe('connections', () => {
  it('are logged by name', async () => {
    const { id } = await createConnection(server, lena, { name: 'Logged' });
    await update(id, { name: 'Logged' });
    await server.call('renewNetworkSecret', { token: lena, params: { connectionId: id }, body: {} });
    await server.call('deleteNetworkConnection', { token: lena, params: { connectionId: id } });
    const logged = await asOwner(
      server,
      sql`select event from activity where details ->> 'name' = 'Logged' order by created_at`,
    );
    expect(logged).toEqual([
      { event: 'NETWORK_CONNECTION_CREATED' },
      { event: 'NETWORK_CONNECTION_CHANGED' },
      { event: 'NETWORK_CREDENTIALS_RENEWED' },
      { event: 'NETWORK_CONNECTION_DELETED' },
    ]);
  });

  it.each([
    'listNetworkConnections',
    'createNetworkConnection',
    'updateNetworkConnection',
    'deleteNetworkConnection',
    'renewNetworkSecret',
    'testNetworkConnection',
  ] satisfies CallName[])('are for signed-in ADMINs alone: %s', async (name) => {
    const request = { params: { connectionId: randomUUID() } };
    expectProblem(await server.call(name, request), 'UNAUTHENTICATED');
    expectProblem(await server.call(name, { ...request, token: jonas }), 'FORBIDDEN');
  });

  it('are named to nobody who is not signed in', async () => {
    expectProblem(await server.call('listNetworkPartners'), 'UNAUTHENTICATED');
  });
});
