import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { NetworkError, NetworkTestStep } from '@pcf/contract/vocabulary/network';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import type { OwnNetworkConnection } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';

export type ConnectionRow = ViewRow<OwnNetworkConnection, never, { relations: InvitationRelation[] }>;

const own = (db: Queries | Tx) => db.selectFrom(sql<ConnectionRow>`own_network_connection`.as('c'));

export const selectPage = (db: Queries, { limit, offset }: { limit: number; offset: number }) =>
  own(db).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);

export const countConnections = (db: Queries) =>
  db.selectFrom('network_connection').select(sql<number>`count(*)::integer`.as('count'));

export const selectPartners = (db: Queries) =>
  own(db).select(['partner_organisation_id', 'name', 'relations']).orderBy(sql`lower(name)`).orderBy('id');

export const selectConnection = (tx: Tx, id: string) => own(tx).selectAll().where('id', '=', id).executeTakeFirst();

/** What is needed to sign in there. */
export const selectAccount = (db: Queries, id: string) =>
  db
    .selectFrom('network_connection')
    .select(['id', 'base_url', 'auth_base_url', 'client_id', 'client_secret'])
    .where('id', '=', id);

/** Until the transaction ends nobody else changes it. */
export const holdConnection = (tx: Tx, id: string) =>
  tx
    .selectFrom('network_connection')
    .select(['version', 'base_url', 'auth_base_url'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Lines that a supplier was asked for and has not answered. */
export const holdWaitingLines = (tx: Tx, supplierId: string) =>
  tx
    .selectFrom('product_line')
    .select('id')
    .where('customer_organisation_id', '=', sql<string>`current_organisation()`)
    .where('supplier_organisation_id', '=', supplierId)
    .where('status', 'in', ['REQUESTED', 'REJECTED'])
    .where('archived', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();

interface Settings {
  readonly base_url: string;
  readonly auth_base_url: string | null;
  readonly client_id: string;
  readonly answer_known: boolean;
  readonly reject_unknown: boolean;
}

export interface NewConnection extends Settings {
  readonly id: string;
  readonly partnerId: string | null;
  readonly name: string;
  readonly relations: readonly InvitationRelation[];
  readonly client_secret: string;
  readonly secretHash: string;
}

type Opening = 'OPENED' | 'FORBIDDEN' | 'NOT_FOUND' | 'NOT_POSSIBLE';

export async function openConnection(tx: Tx, given: NewConnection): Promise<Opening> {
  const { rows } = await sql<{ outcome: Opening }>`
    select open_network_connection(${given.id}::uuid, ${given.partnerId}::uuid, ${given.name}, ${[...new Set(given.relations)]}::text[],
      ${given.base_url}, ${given.auth_base_url}, ${given.client_id}, ${given.client_secret}, ${given.secretHash},
      ${given.answer_known}::boolean, ${given.reject_unknown}::boolean) as outcome`.execute(tx);
  return only(rows).outcome;
}

/** A secret that is not given stays as it is. */
export const updateConnection = (
  tx: Tx,
  id: string,
  values: Settings & { readonly client_secret?: string | undefined },
) =>
  tx
    .updateTable('network_connection')
    .set(({ eb }) => ({ ...values, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .execute();

export const updateTested = (
  tx: Tx,
  id: string,
  { failedStep, error }: { failedStep: NetworkTestStep | null; error: NetworkError | null },
) =>
  tx
    .updateTable('network_connection')
    .set({ tested_at: sql<Date>`now()`, failed_step: failedStep, test_error: error })
    .where('id', '=', id)
    .returning('tested_at')
    .executeTakeFirst();

interface Parting<Outcome extends string> {
  readonly outcome: Outcome | 'FORBIDDEN' | 'NOT_FOUND' | 'SUPPLIER_HAS_OPEN_REQUESTS';
  readonly open_lines: number | null;
}

interface Partner {
  readonly name: string;
  readonly relations: readonly InvitationRelation[];
}

export async function changePartner(
  tx: Tx,
  id: string,
  { name, relations }: Partner,
  cancelable: readonly string[],
): Promise<Parting<'CHANGED'>> {
  const { rows } = await sql<Parting<'CHANGED'>>`
    select * from change_network_partner(${id}::uuid, ${name}, ${[...new Set(relations)]}::text[], ${cancelable}::text[])`.execute(
    tx,
  );
  return only(rows);
}

export async function closeConnection(
  tx: Tx,
  id: string,
  cancelable: readonly string[],
): Promise<Parting<'CLOSED'> & { readonly name: string | null }> {
  const { rows } = await sql<Parting<'CLOSED'> & { name: string | null }>`
    select * from close_network_connection(${id}::uuid, ${cancelable}::text[])`.execute(tx);
  return only(rows);
}

/** No row where there is no such connection. */
export async function renewSecret(tx: Tx, id: string, given: { secretHash: string; endFormer: boolean }) {
  const { rows } = await sql<{ name: string; secret_issued_at: Date; former_secret_until: Date | null }>`
    select * from renew_network_secret(${id}::uuid, ${given.secretHash}, ${given.endFormer}::boolean)`.execute(tx);
  return rows[0];
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('A function of the database answered without a row.');
  return row;
}
