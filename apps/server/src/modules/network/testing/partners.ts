import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type GivenAnswer, type SmallPartner, startPartner } from '../../../network/testing/small-partner.ts';
import { type Answering, type Asked, asOwner } from '../../../testing/answering.ts';
import { completeAnswer } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/exchange.ts';
import { handlersOf } from '../../../testing/handlers-of.ts';
import { type CreatedConnection, createConnection, partnerToken, withPartners } from '../../../testing/network.ts';
import type { Answer, TestServer } from '../../../testing/test-server.ts';
import { credentialOfNetworkToken } from '../../../tokens/secrets.ts';
import { createProduct as createOwnProduct } from '../../products/create-product.service.ts';
import { createEmissionRequest } from '../../requests/create-request.service.ts';

export const partnerSettings = { ...withPartners, PUBLIC_URL: 'https://exchange.example' } as const;

export interface Partner extends CreatedConnection {
  readonly platform: SmallPartner;
  /** What it answers; a test may change it. */
  readonly answers: Record<string, GivenAnswer | 'nothing' | 'half'>;
}

const granted = { body: { access_token: 'their-token', token_type: 'Bearer', expires_in: 3600 } };

/** A platform that takes every event, and the connection of an organisation with it. */
export async function connectPartner(
  server: TestServer,
  admin: string,
  given: Readonly<Record<string, unknown>> = {},
  whenOver?: (close: () => void) => void,
): Promise<Partner> {
  const answers: Partner['answers'] = { '/auth/token': granted, '/3/events': { status: 200, body: '' } };
  const platform = await startPartner(answers, undefined, whenOver);
  return { ...(await createConnection(server, admin, { baseUrl: platform.url, ...given })), platform, answers };
}

interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly source: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** All that was posted to it, whether it was taken or not. */
export const eventsAt = ({ platform }: Partner): SentEvent[] =>
  platform.heard.filter(({ url }) => url === '/3/events').map(({ body }) => JSON.parse(body) as SentEvent);

/** Does the jobs that wait for partners, as a process does that takes them. */
export async function deliver(server: TestServer, handlers = handlersOf(server)): Promise<void> {
  const { rows } = await server.database.executeSql('owner')(
    `with done as (delete from pgboss.job where name = 'network-delivery' returning data ->> 'deliveryId' as id)
     select d.id, d.organisation_id from network_delivery d where d.id::text in (select id from done) order by d.created_at`,
  );
  for (const { id, organisation_id: organisationId } of rows as unknown as { id: string; organisation_id: string }[]) {
    await handlers['network-delivery']({ organisationId, deliveryId: id }, crypto.randomUUID());
  }
}

/** As if a day had passed for what waits, and the sweep had come by. */
export async function deliverLater(server: TestServer, handlers = handlersOf(server)): Promise<void> {
  await asOwner(
    server,
    sql`update network_delivery set next_try_at = now() - interval '1 hour' where state = 'WAITING'`,
  );
  await handlers['network-sweep']({}, crypto.randomUUID());
  await deliver(server, handlers);
}

let made = 0;

/** A product of ours that a supplier on another platform is asked about. */
export async function askPartner(
  { server, buyer }: Answering,
  { partnerId }: Partner,
  given: Readonly<Record<string, unknown>> = {},
  product: Readonly<Record<string, unknown>> = {},
): Promise<Asked> {
  const { id, lineId } = await createProduct(server, buyer, product);
  const { status, body } = await server.call('createEmissionRequest', {
    token: buyer,
    body: { supplierId: partnerId, productIds: [id], ...given },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const reference = String(body.requestReference);
  return { id, lineId, reference, params: { requestReference: reference, productId: id } };
}

/** What a customer on another platform asks for, as it is written when its event has come. */
export async function askedByPartner(
  server: TestServer,
  partner: CreatedConnection,
  ownId: string,
): Promise<Asked & { readonly eventId: string }> {
  made += 1;
  const eventId = `their request ${made}`;
  const asked = await server.database.write(
    credentialOfNetworkToken(await partnerToken(server, partner)),
    async (tx, caller) => {
      const product = await createOwnProduct(
        tx,
        { body: { name: `Bought ${made}`, internalReference: `THEIR-${made}`, description: 'Cold rolled' } },
        caller,
      );
      const request = await createEmissionRequest(
        tx,
        { body: { supplierId: ownId, productIds: [product.id] } },
        caller,
      );
      return { id: product.id, reference: request.requestReference };
    },
  );
  const [line] = await asOwner(server, sql<{ id: string }>`select id from product_line where product_id = ${asked.id}`);
  const lineId = line?.id ?? '';
  await hearRequest(server, lineId, eventId);
  return { ...asked, lineId, eventId, params: { requestReference: asked.reference, productId: asked.id } };
}

export const hearRequest = (server: TestServer, lineId: string, eventId: string) =>
  asOwner(
    server,
    sql`insert into network_event (organisation_id, partner_organisation_id, event_id, kind, customer_organisation_id, line_id, document, outcome)
        select supplier_organisation_id, customer_organisation_id, ${eventId}, 'REQUEST', customer_organisation_id, id, '{}', 'APPLIED'
          from product_line where id = ${lineId}`,
  );

/** An answer that can be said on another platform. */
export const exchangeable = (overrides: Partial<EmissionData> = {}): EmissionData =>
  completeAnswer({
    ...overrides,
    emissionValues: { referenceYear: 2025, ...overrides.emissionValues },
    methodologies: {
      standards: ['ISO_14067'],
      impactMethodology: 'IPCC_2021_GWP_100',
      exemptedEmissionsPercent: 0,
      ...overrides.methodologies,
    },
    exchange: { fossilCarbonContent: 0.7, noBiogenicOrLandPart: true, ...overrides.exchange },
  });

export const submitTo = (
  { server, mill }: Answering,
  { params }: Asked,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Answer> =>
  server.call('submitEmissionData', {
    token: mill.token,
    params,
    body: { data: exchangeable(), submissionVersion: 0, ...overrides },
  });

/** Nobody on another platform is told anything by mail. */
export const noticesFor = (server: TestServer, { partnerId }: CreatedConnection) =>
  asOwner(server, sql`select kind from line_notice where recipient_organisation_id = ${partnerId}`);

interface StoredDelivery {
  id: string;
  kind: string;
  state: string;
  attempts: number;
  last_error: string | null;
  /** Minutes until it is tried again. */
  minutes: number | null;
}

export const deliveriesOf = (server: TestServer, { partnerId }: CreatedConnection) =>
  asOwner(
    server,
    sql<StoredDelivery>`
      select id, kind, state, attempts, last_error, (extract(epoch from next_try_at - now()) / 60)::float8 as minutes
        from network_delivery where partner_organisation_id = ${partnerId} order by created_at, id`,
  );
