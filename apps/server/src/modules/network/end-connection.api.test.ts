import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, asOwner } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import {
  askForToken,
  basic,
  type CreatedConnection,
  callAsPartner,
  createConnection,
  partnerToken,
  withPartners,
} from '../../testing/network.ts';
import { credentialOfNetworkToken } from '../../tokens/secrets.ts';
import { createProduct as createProductAs } from '../products/create-product.service.ts';
import { createEmissionRequest } from '../requests/create-request.service.ts';

const all = await answeringOfFile(withPartners);

const end = (connectionId: string, token = all.buyer) =>
  all.server.call('deleteNetworkConnection', { token, params: { connectionId } });
const renew = (connectionId: string, body: object = {}, token = all.buyer) =>
  all.server.call('renewNetworkSecret', { token, params: { connectionId }, body });
const tokenStatus = async ({ id }: CreatedConnection, secret: string) =>
  (await askForToken(all.server, basic(id, secret))).status;
const listStatus = async (token: string) => (await callAsPartner(all.server, '/3/footprints', token)).status;
const statusOf = (lineId: string) =>
  asOwner(all.server, sql<{ status: string }>`select status from product_line where id = ${lineId}`);

/** What a partner on another platform asks the organisation for, as the placeholder that it acts as. */
async function askedByPartner(connection: CreatedConnection): Promise<string> {
  const credential = credentialOfNetworkToken(await partnerToken(all.server, connection));
  const [own] = await asOwner(
    all.server,
    sql<{ id: string }>`select organisation_id as id from network_connection where id = ${connection.id}`,
  );
  return all.server.database.write(credential, async (tx, caller) => {
    expect(caller).toMatchObject({ organisationId: connection.partnerId, userId: connection.id });
    const body = { name: 'Coil', internalReference: randomUUID() };
    const product = await createProductAs(tx, { body } as never, caller);
    await createEmissionRequest(tx, { body: { supplierId: own?.id, productIds: [product.id] } } as never, caller);
    return product.lines[0]?.lineId ?? '';
  });
}

describe('ending a connection', () => {
  it('leaves no credential that lives, and nobody who was never asked', async () => {
    const connection = await createConnection(all.server, all.buyer);
    const token = await partnerToken(all.server, connection);
    expect(await listStatus(token)).toBe(200);
    expect((await end(connection.id)).status).toBe(204);
    expect([await listStatus(token), await tokenStatus(connection, connection.secret)]).toEqual([400, 401]);
    expect(await asOwner(all.server, sql`select from organisation where id = ${connection.partnerId}`)).toEqual([]);
    expectProblem(await end(connection.id), 'NOT_FOUND');
  });

  it('waits until nothing is open that the partner was asked for, whose data stay', async () => {
    const { id, partnerId } = await createConnection(all.server, all.buyer);
    const product = await createProduct(all.server, all.buyer);
    const body = { supplierId: partnerId, productIds: [product.id] };
    expect((await all.server.call('createEmissionRequest', { token: all.buyer, body })).status).toBe(201);
    const refused = await end(id);
    expectProblem(refused, 'SUPPLIER_HAS_OPEN_REQUESTS');
    expect(refused.body.count).toBe(1);
    const cancel = { productIds: [product.id], cancelOnly: true };
    await all.server.call('deleteProducts', { token: all.buyer, body: cancel });
    expect((await end(id)).status).toBe(204);
    expect(await statusOf(product.lineId)).toEqual([{ status: 'CANCELED' }]);
    expect(await asOwner(all.server, sql`select from organisation where id = ${partnerId}`)).toHaveLength(1);
  });

  it('cancels what the partner asked for, and says so in the history', async () => {
    const connection = await createConnection(all.server, all.buyer);
    const lineId = await askedByPartner(connection);
    const received = await all.server.call('listReceivedProductRequests', { token: all.buyer });
    expect(received.body.data).toMatchObject([{ customer: { name: 'Steel AG' }, productRequestStatus: 'REQUESTED' }]);
    expect((await end(connection.id)).status).toBe(204);
    expect(await statusOf(lineId)).toEqual([{ status: 'CANCELED' }]);
    const told = await asOwner(
      all.server,
      sql`select event, from_status, to_status from line_history where line_id = ${lineId} order by sequence desc limit 1`,
    );
    expect(told).toEqual([{ event: 'CANCELED', from_status: 'REQUESTED', to_status: 'CANCELED' }]);
  });

  it('happens once, however many do it at a time', async () => {
    const { id } = await createConnection(all.server, all.buyer, { name: 'Raced' });
    const statuses = (await Promise.all([end(id), end(id), end(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404, 404]);
  });

  it('finds none of another organisation', async () => {
    const { id } = await createConnection(all.server, all.otherBuyer);
    const [foreign, unknown] = [await end(id), await end(randomUUID())];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  });
});

describe('a partner that is no customer any more', () => {
  it('has what it asked for canceled', async () => {
    const connection = await createConnection(all.server, all.buyer);
    const lineId = await askedByPartner(connection);
    const { status, body } = await all.server.call('updateNetworkConnection', {
      token: all.buyer,
      params: { connectionId: connection.id },
      body: {
        name: 'Steel',
        relations: ['SUPPLIER'],
        baseUrl: 'https://steel.example',
        clientId: 'c',
        clientSecret: 's',
        version: 1,
      },
    });
    expect([status, body.relations], JSON.stringify(body)).toEqual([200, ['SUPPLIER']]);
    expect(await statusOf(lineId)).toEqual([{ status: 'CANCELED' }]);
  });
});

describe('a new secret', () => {
  it('holds at once, and the one before for another day', async () => {
    const connection = await createConnection(all.server, all.buyer);
    const token = await partnerToken(all.server, connection);
    const { status, body } = await renew(connection.id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({
      clientId: connection.id,
      secret: expect.stringMatching(/^pcfnet_[\w-]{43}$/),
      secretIssuedAt: expect.any(String),
      formerSecretUntil: expect.any(String),
    });
    const hours = (Date.parse(String(body.formerSecretUntil)) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const secrets = [connection.secret, String(body.secret)];
    expect(await Promise.all(secrets.map((secret) => tokenStatus(connection, secret)))).toEqual([200, 200]);
    expect(await listStatus(token)).toBe(200);
    await asOwner(
      all.server,
      sql`update network_connection set former_secret_until = now() where id = ${connection.id}`,
    );
    expect(await Promise.all(secrets.map((secret) => tokenStatus(connection, secret)))).toEqual([401, 200]);
  });

  it('ends the one before at once where it is told to, with all tokens', async () => {
    const connection = await createConnection(all.server, all.buyer);
    const token = await partnerToken(all.server, connection);
    const { body } = await renew(connection.id, { endFormer: true });
    expect(body.formerSecretUntil).toBeNull();
    expect([await listStatus(token), await tokenStatus(connection, connection.secret)]).toEqual([400, 401]);
    expect(await tokenStatus(connection, String(body.secret))).toBe(200);
  });

  it('is each one’s own where many ask at once, and the last two hold', async () => {
    const connection = await createConnection(all.server, all.buyer);
    const answers = await Promise.all([renew(connection.id), renew(connection.id), renew(connection.id)]);
    const secrets = answers.map(({ body }) => String(body.secret));
    expect(new Set(secrets).size).toBe(3);
    const statuses = await Promise.all(secrets.map((secret) => tokenStatus(connection, secret)));
    expect(statuses.toSorted()).toEqual([200, 200, 401]);
  });

  it('is for none of another organisation, and takes no other field', async () => {
    const connection = await createConnection(all.server, all.otherBuyer);
    const [foreign, unknown] = [await renew(connection.id), await renew(randomUUID())];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await tokenStatus(connection, connection.secret)).toBe(200);
    expectProblem(await renew(connection.id, { secret: 'mine' }), 'VALIDATION_FAILED');
  });
});
