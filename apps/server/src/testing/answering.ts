import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { demoPassword } from '../demo/demo-organisations.ts';
import { createUser } from '../modules/users/users.service.ts';
import { hashPassword } from '../tokens/password-hash.ts';
import { serverOfFile } from './api-test.ts';
import { createProduct, registeredSupplier } from './exchange.ts';
import { registerCompany } from './joining.ts';
import type { Answer, TestServer } from './test-server.ts';

export interface Answering {
  readonly server: TestServer;
  readonly buyer: string;
  /** A supplier: Mara Voss is its ADMIN, Kim Berg an EDITOR. */
  readonly mill: { readonly id: string; readonly token: string };
  readonly kim: string;
  /** Another supplier of the same customer. */
  readonly quarry: { readonly id: string; readonly token: string };
  /** Another customer of the supplier. */
  readonly otherBuyer: string;
}

/** For a whole test file, awaited at its top like the server. */
export async function answeringOfFile(settings: Record<string, string> = {}): Promise<Answering> {
  const server = await serverOfFile({ demo: false, settings });
  const { token: buyer } = await registerCompany(server, 'mara@buyer.example', 'Buyer');
  const { token: otherBuyer } = await registerCompany(server, 'mara@other-buyer.example', 'Other buyer');
  const mill = await registeredSupplier(server, buyer, 'mara@mill.example', 'Mill');
  const quarry = await registeredSupplier(server, buyer, 'mara@quarry.example', 'Quarry');
  const kim = await colleague(server, mill.id, 'kim@mill.example');
  return { server, buyer, otherBuyer, mill, quarry, kim };
}

/** From now on the supplier is asked by the other customer as well; answers with what is needed to ask for it. */
export async function serveOtherBuyer(all: Answering): Promise<Answering> {
  await asOwner(
    all.server,
    sql`insert into connection (customer_organisation_id, supplier_organisation_id, status)
        select o.id, c.supplier_organisation_id, c.status from organisation o, connection c
         where o.name = 'Other buyer' and c.supplier_organisation_id = ${all.mill.id}`,
  );
  return { ...all, buyer: all.otherBuyer };
}

/** One more user of an organisation, an EDITOR who is signed in. */
async function colleague(server: TestServer, organisationId: string, email: string): Promise<string> {
  const passwordHash = await hashPassword(demoPassword);
  await server.database.forNewOrganisation(organisationId, (tx) =>
    createUser(tx, {
      organisationId,
      email,
      passwordHash,
      emailVerified: true,
      firstName: 'Kim',
      lastName: 'Berg',
      jobTitle: null,
      language: 'en',
      accessLevel: 'EDITOR',
    }),
  );
  return (await server.signIn(email)).access_token;
}

export interface Asked {
  readonly id: string;
  readonly lineId: string;
  readonly reference: string;
  readonly params: { readonly requestReference: string; readonly productId: string };
}

/** A product of the buyer's that the mill, or another supplier, is asked about. */
export async function askFor(
  { server, buyer, mill }: Answering,
  given: Readonly<Record<string, unknown>> = {},
  product: Readonly<Record<string, unknown>> = {},
): Promise<Asked> {
  const { id } = await createProduct(server, buyer, product);
  const { status, body } = await server.call('createEmissionRequest', {
    token: buyer,
    body: { supplierId: mill.id, productIds: [id], ...given },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const reference = String(body.requestReference);
  const [line] = await asOwner(server, sql<{ id: string }>`select id from product_line where product_id = ${id}`);
  return { id, lineId: line?.id ?? '', reference, params: { requestReference: reference, productId: id } };
}

export const asOwner = <Row>(server: TestServer, query: RawBuilder<Row>): Promise<Row[]> =>
  server.database.asOwner(async (tx) => (await query.execute(tx)).rows);

export type EmissionAnswer = OperationOutput<'getEmissionAnswer'>;

export async function readAnswer(server: TestServer, token: string, { params }: Asked): Promise<EmissionAnswer> {
  const { status, body } = await server.call('getEmissionAnswer', { token, params });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as EmissionAnswer;
}

export const pathsOf = ({ body }: Answer) => (body.errors as { path: string; code: string }[]).map(({ path }) => path);

export const eventsOf = ({ timeline }: EmissionAnswer) => timeline.map(({ event, side }) => `${event} ${side}`);

export const noticesOf = (server: TestServer, { lineId }: Asked) =>
  asOwner(
    server,
    sql<{ kind: string; recipient: string; comment: string | null }>`
      select kind, o.name as recipient, comment from line_notice n join organisation o on o.id = n.recipient_organisation_id
       where line_id = ${lineId} order by n.id`,
  );

/** What a customer's review writes, as the owner. */
export const reviewed = (server: TestServer, { lineId }: Asked, status: 'COMPLETED' | 'REJECTED') =>
  asOwner(
    server,
    sql`
      with line as (
        update product_line set status = ${status}, reason = case when ${status} = 'REJECTED' then 'Too vague' end, updated_at = now(),
               next_reminder_at = null, in_force_version = case when ${status} = 'COMPLETED' then submission_version else in_force_version end,
               in_force_value = case when ${status} = 'COMPLETED' then emission_value else in_force_value end,
               in_force_unit = case when ${status} = 'COMPLETED' then emission_unit else in_force_unit end,
               in_force_unit_amount = case when ${status} = 'COMPLETED' then emission_unit_amount else in_force_unit_amount end,
               in_force_quality_score = case when ${status} = 'COMPLETED' then quality_score else in_force_quality_score end
         where id = ${lineId} returning *
      ), judged as (
        update submission s set outcome = case when ${status} = 'COMPLETED' then 'ACCEPTED' else 'REJECTED' end, reviewed_at = now()
          from line l where s.line_id = l.id and s.version = l.submission_version
      )
      insert into line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status)
      select customer_organisation_id, id, supplier_organisation_id, case when ${status} = 'COMPLETED' then 'ACCEPTED' else 'REJECTED' end,
             'PENDING_REVIEW', status from line`,
  );
