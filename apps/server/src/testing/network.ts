import { sql } from 'kysely';
import { asOwner } from './answering.ts';
import { type Answer, answerOf, type TestServer } from './test-server.ts';

/** Partners of tests live on this machine and have no certificate. */
export const withPartners = { NETWORK_ALLOW_HTTP: 'true', NETWORK_ALLOW_PRIVATE: '127.0.0.0/8' } as const;

export const connectionForTests = {
  name: 'Steel AG',
  relations: ['SUPPLIER', 'CUSTOMER'],
  baseUrl: 'https://steel.example/pcf',
  clientId: 'nordic-kitchen',
  clientSecret: 'what-steel-gave-us',
} as const;

export interface CreatedConnection {
  readonly id: string;
  readonly partnerId: string;
  readonly secret: string;
}

/** A connection of the ADMIN's organisation, through the call. */
export async function createConnection(
  server: TestServer,
  admin: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<CreatedConnection> {
  const body = { ...connectionForTests, ...given };
  const answer = await server.call('createNetworkConnection', { token: admin, body });
  if (answer.status !== 201) throw new Error(`No connection was created: ${JSON.stringify(answer.body)}`);
  const { id, partnerId, secret } = answer.body as unknown as CreatedConnection;
  return { id, partnerId, secret };
}

export const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** Asks as a partner's platform does. */
export async function askForToken(
  server: TestServer,
  authorization: string | undefined,
  form: Readonly<Record<string, string>> = { grant_type: 'client_credentials' },
): Promise<Answer> {
  return answerOf(
    await fetch(new URL('/auth/token', server.url), {
      method: 'POST',
      headers: authorization === undefined ? {} : { authorization },
      body: new URLSearchParams(form),
    }),
  );
}

export async function partnerToken(server: TestServer, { id, secret }: CreatedConnection): Promise<string> {
  const { status, body } = await askForToken(server, basic(id, secret));
  if (status !== 200) throw new Error(`The partner got no token: ${JSON.stringify(body)}`);
  return String(body.access_token);
}

/** Calls below /3 as a partner's platform does. */
export async function callAsPartner(
  server: TestServer,
  path: string,
  token: string | undefined,
  init: RequestInit = {},
): Promise<Answer> {
  const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...init.headers };
  return answerOf(await fetch(new URL(path, server.url), { ...init, headers }));
}

/** Puts a document there as the owner, for what only answers bring. */
export async function shareFootprint(
  server: TestServer,
  connection: Pick<CreatedConnection, 'id'>,
  document: Readonly<Record<string, unknown>>,
  {
    validFrom = '2026-01-01',
    validUntil = '2029-01-01',
    geographies = [],
    status = 'ACTIVE',
  }: { validFrom?: string; validUntil?: string; geographies?: string[]; status?: 'ACTIVE' | 'DEPRECATED' } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await asOwner(
    server,
    sql`
      insert into shared_footprint (organisation_id, partner_organisation_id, id, status, document, valid_from, valid_until, geographies)
      select organisation_id, partner_organisation_id, ${id}, ${status}, ${JSON.stringify({ id, ...document })}::jsonb,
             ${validFrom}::timestamptz, ${validUntil}::timestamptz, ${geographies}::text[]
        from network_connection where id = ${connection.id}`,
  );
  return id;
}

/** Something for the partner that was given up, as the owner: news, or a request where it is about a line. */
export async function failedDelivery(
  server: TestServer,
  connection: Pick<CreatedConnection, 'id'>,
  { document = {}, lineId = null }: { document?: Readonly<Record<string, unknown>>; lineId?: string | null } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await asOwner(
    server,
    sql`
      insert into network_delivery (id, organisation_id, partner_organisation_id, kind, customer_organisation_id, line_id, footprint_id,
                                    document, state, next_try_at, attempts)
      select ${id}, c.organisation_id, c.partner_organisation_id, case when l.id is null then 'NEWS' else 'REQUEST' end,
             l.customer_organisation_id, l.id, case when l.id is null then gen_random_uuid() end,
             ${JSON.stringify(document)}::jsonb, 'FAILED', null, 30
        from network_connection c left join product_line l on l.id = ${lineId}::uuid
       where c.id = ${connection.id}`,
  );
  return id;
}
