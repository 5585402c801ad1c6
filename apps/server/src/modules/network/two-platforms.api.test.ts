import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';
import { type CreatedConnection, createConnection, withPartners } from '../../testing/network.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { fetchAnnounced } from './events/testing/fetch-announced.ts';
import { deliver, exchangeable } from './testing/partners.ts';

interface Platform {
  readonly server: TestServer;
  readonly admin: string;
}

let buyer: Platform;
let mill: Platform;
/** Of the buyer with the mill. */
let connection: CreatedConnection;

async function startPlatform(email: string, name: string): Promise<Platform> {
  const server = await startTestServer({ demo: false, settings: withPartners });
  const { token: admin } = await registerCompany(server, email, name);
  await asOwner(server, sql`update platform set base_url = ${server.url}`);
  return { server, admin };
}

/** Each gives the other what it signs in with, as two people do who read it to each other. */
async function connect(one: Platform, other: Platform): Promise<CreatedConnection> {
  const theirs = await createConnection(other.server, other.admin, {
    name: 'Buyer',
    relations: ['CUSTOMER'],
    baseUrl: one.server.url,
    rejectUnknown: false,
  });
  const ours = await createConnection(one.server, one.admin, {
    name: 'Mill',
    relations: ['SUPPLIER'],
    baseUrl: other.server.url,
    clientId: theirs.id,
    clientSecret: theirs.secret,
  });
  const [row] = await asOwner(other.server, sql<{ version: number }>`select version from network_connection`);
  const { status, body } = await other.server.call('updateNetworkConnection', {
    token: other.admin,
    params: { connectionId: theirs.id },
    body: {
      name: 'Buyer',
      relations: ['CUSTOMER'],
      baseUrl: one.server.url,
      clientId: ours.id,
      clientSecret: ours.secret,
      answerKnown: true,
      rejectUnknown: false,
      version: row?.version,
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return ours;
}

beforeAll(async () => {
  buyer = await startPlatform('mara@buyer.example', 'Buyer');
  mill = await startPlatform('mara@mill.example', 'Mill');
  connection = await connect(buyer, mill);
});
afterAll(async () => {
  await buyer.server.stop();
  await mill.server.stop();
});

interface LineRow {
  readonly id: string;
  readonly status: string;
  readonly product_id: string;
  readonly request_reference: string;
  readonly submission_version: number;
  readonly reason: string | null;
}

const linesOf = ({ server }: Platform) =>
  asOwner(
    server,
    sql<LineRow>`select id, status, product_id, request_reference, submission_version, reason from product_line order by created_at`,
  );

async function newest(platform: Platform): Promise<LineRow> {
  const line = (await linesOf(platform)).at(-1);
  if (!line) throw new Error('There is no line.');
  return line;
}

const pathOf = ({ product_id: productId, request_reference: requestReference }: LineRow) => ({
  productId,
  requestReference,
});

async function ask(reference: string): Promise<void> {
  const product = await createProduct(buyer.server, buyer.admin, { name: 'Coil', internalReference: reference });
  const { status, body } = await buyer.server.call('createEmissionRequest', {
    token: buyer.admin,
    body: { supplierId: connection.partnerId, productIds: [product.id], comment: 'For the report' },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  await deliver(buyer.server);
}

async function answer(value: number): Promise<void> {
  const line = await newest(mill);
  const { status, body } = await mill.server.call('submitEmissionData', {
    token: mill.admin,
    params: pathOf(line),
    body: {
      data: exchangeable({ emissionValues: { value } }),
      submissionVersion: line.submission_version,
      plausibilityConfirmation: 'Measured',
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  await deliver(mill.server);
}

const statuses = async () => [(await newest(buyer)).status, (await newest(mill)).status];

const review = async (call: 'acceptEmissionData' | 'rejectEmissionData', body: Readonly<Record<string, unknown>>) =>
  (await buyer.server.call(call, { token: buyer.admin, params: pathOf(await newest(buyer)), body })).status;

describe('two installations', () => {
  it('ask, answer, send back, answer anew and accept', async () => {
    await ask('B-1');
    expect(await statuses()).toEqual(['REQUESTED', 'REQUESTED']);
    await answer(1.5);
    expect(await statuses()).toEqual(['PENDING_REVIEW', 'COMPLETED']);
    expect(await review('rejectEmissionData', { reason: 'Which year?', version: 1 })).toBe(200);
    await deliver(buyer.server);
    // What was the answer before is not sent again by itself.
    await deliver(mill.server);
    expect(await statuses()).toEqual(['REJECTED', 'REQUESTED']);
    await answer(1.25);
    expect(await statuses()).toEqual(['PENDING_REVIEW', 'COMPLETED']);
    const { body } = await buyer.server.call('getEmissionDetails', {
      token: buyer.admin,
      params: pathOf(await newest(buyer)),
    });
    expect(body.submission).toMatchObject({
      version: 2,
      data: { emissionValues: { value: 1.25, unit: 'KG' } },
      original: { remarks: [] },
    });
    expect(await review('acceptEmissionData', { version: 2 })).toBe(200);
    expect(await statuses()).toEqual(['COMPLETED', 'COMPLETED']);
    expect([(await linesOf(buyer)).length, (await linesOf(mill)).length]).toEqual([1, 1]);
  });

  it('tell of something newer that nobody asked for', async () => {
    await answer(1.2);
    await fetchAnnounced(buyer.server);
    expect(await newest(buyer)).toMatchObject({ status: 'PENDING_REVIEW', submission_version: 3 });
  });

  it('decline', async () => {
    await ask('B-2');
    const { status } = await mill.server.call('declineEmissionRequest', {
      token: mill.admin,
      params: pathOf(await newest(mill)),
      body: { reason: 'Not made here', reasonCode: 'NOT_OUR_PRODUCT' },
    });
    expect(status).toBe(200);
    await deliver(mill.server);
    expect(await newest(buyer)).toMatchObject({ status: 'DECLINED' });
    expect((await newest(buyer)).reason).toContain('Not made here');
  });
});
