import { randomUUID } from 'node:crypto';
import { eventTypes } from '@pcf/pact/v3/model/event';
import { exampleFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { asOwner } from '../../../../testing/answering.ts';
import { createProduct } from '../../../../testing/exchange.ts';
import { registerCompany } from '../../../../testing/joining.ts';
import {
  type CreatedConnection,
  callAsPartner,
  connectionForTests,
  createConnection,
  partnerToken,
  withPartners,
} from '../../../../testing/network.ts';
import { type Answer, startTestServer, type TestServer } from '../../../../testing/test-server.ts';

/** A company with a partner on another platform, which buys from it and sells to it. */
export interface Network {
  readonly server: TestServer;
  readonly own: string;
  readonly connection: CreatedConnection;
  readonly token: string;
  /** Of names that were given here. */
  readonly domain: string;
}

export async function startNetwork(given: Readonly<Record<string, unknown>> = {}): Promise<Network> {
  const server = await startTestServer({ demo: false, settings: withPartners });
  const own = (await registerCompany(server, 'mara@mill.example', 'Mill')).token;
  const connection = await createConnection(server, own, given);
  const [platform] = await asOwner(server, sql<{ base_url: string }>`select base_url from platform`);
  const domain = new URL(platform?.base_url ?? '').hostname;
  return { server, own, connection, token: await partnerToken(server, connection), domain };
}

/** One more partner of the same company. */
export async function anotherPartner(network: Network, given: Readonly<Record<string, unknown>>): Promise<Network> {
  const connection = await createConnection(network.server, network.own, given);
  return { ...network, connection, token: await partnerToken(network.server, connection) };
}

type Told = Readonly<Record<string, unknown>>;

const event = (type: string, data: unknown, given: Told = {}): Told => ({
  type,
  specversion: '1.0',
  id: randomUUID(),
  source: connectionForTests.baseUrl,
  time: '2026-05-01T12:00:00Z',
  data,
  ...given,
});

export const created = (data: Told, given?: Told) => event(eventTypes.created, data, given);
export const fulfilled = (requestEventId: string, pfs: readonly unknown[], given?: Told) =>
  event(eventTypes.fulfilled, { requestEventId, pfs }, given);
export const rejected = (requestEventId: string, error: Told, given?: Told) =>
  event(eventTypes.rejected, { requestEventId, error }, given);
export const published = (pfIds: readonly unknown[], given?: Told) => event(eventTypes.published, { pfIds }, given);

export const footprint = (given: Told = {}): typeof exampleFootprint & Told => ({
  ...exampleFootprint,
  id: randomUUID(),
  precedingPfIds: [],
  ...given,
});

/** Sends it as the partner's platform does; a text goes as it is. */
export const post = (
  { server, token }: Network,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  callAsPartner(server, '/3/events', token, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The same, taken, with what became of it. */
export async function tell(network: Network, told: Told, text?: string) {
  const { status, body } = await post(network, text ?? told);
  expect(status, JSON.stringify(body)).toBe(200);
  return outcomeOf(network, String(told.id));
}

interface KeptEvent {
  readonly outcome: string;
  readonly reason: string | null;
  readonly line_id: string | null;
}

export async function outcomeOf({ server, connection }: Network, eventId: string): Promise<KeptEvent> {
  const rows = await asOwner(
    server,
    sql<KeptEvent>`select outcome, reason, line_id from network_event
                    where partner_organisation_id = ${connection.partnerId} and event_id = ${eventId}`,
  );
  expect(rows).toHaveLength(1);
  return rows[0] as KeptEvent;
}

export interface AskedLine {
  readonly productId: string;
  readonly lineId: string;
  readonly requestReference: string;
  /** With which the partner was asked. */
  readonly eventId: string;
}

/** A request of ours to the partner. */
export async function askedLine(network: Network, productIds: readonly string[] = ['urn:x:1']): Promise<AskedLine> {
  const { server, own, connection } = network;
  const product = await createProduct(server, own);
  const { status, body } = await server.call('createEmissionRequest', {
    token: own,
    body: { supplierId: connection.partnerId, productIds: [product.id] },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const eventId = await askedWith(network, product.lineId, productIds);
  return { productId: product.id, lineId: product.lineId, requestReference: String(body.requestReference), eventId };
}

/** One more event with which the partner was asked about a line. */
export async function askedWith(
  { server, connection }: Network,
  lineId: string,
  productIds: readonly string[] = ['urn:x:1'],
): Promise<string> {
  const id = randomUUID();
  await asOwner(
    server,
    sql`
      insert into network_delivery (id, organisation_id, partner_organisation_id, kind, customer_organisation_id, line_id, document,
                                    state, next_try_at, delivered_at)
      select ${id}::uuid, c.organisation_id, c.partner_organisation_id, 'REQUEST', c.organisation_id, ${lineId}::uuid,
             ${JSON.stringify({ id, data: { productId: productIds } })}::jsonb, 'DELIVERED', null, now()
        from network_connection c where c.id = ${connection.id}`,
  );
  return id;
}

export async function storedLine({ server }: Network, lineId: string) {
  return server.database.asOwner(async (tx) => ({
    line: await tx.selectFrom('product_line').selectAll().where('id', '=', lineId).executeTakeFirstOrThrow(),
    history: await tx
      .selectFrom('line_history')
      .select(['event', 'comment', 'to_status', 'actor_organisation_id'])
      .where('line_id', '=', lineId)
      .orderBy('sequence')
      .execute(),
    notices: await tx
      .selectFrom('line_notice')
      .select(['kind', 'recipient_organisation_id'])
      .where('line_id', '=', lineId)
      .orderBy('id')
      .execute(),
  }));
}

interface DeliveryRow {
  readonly kind: string;
  readonly line_id: string | null;
  readonly footprint_id: string | null;
  readonly document: { data: Record<string, unknown> };
}

/** What is told to the partner in answer to an event of theirs. */
export const deliveriesFor = ({ server }: Network, eventId: unknown): Promise<readonly DeliveryRow[]> =>
  asOwner(
    server,
    sql<DeliveryRow>`select kind, line_id, footprint_id, document from network_delivery
                      where document -> 'data' ->> 'requestEventId' = ${String(eventId)} order by created_at`,
  );
