import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';

const anyOf = (ids: Ids) => sql<string>`any(${ids}::uuid[])`;

/** Held before anything is asked about them, so that what is asked next cannot change any more. */
const selectReceivedForUpdate = (tx: Tx, supplierId: string, lineIds: Ids) =>
  tx
    .selectFrom('product_line')
    .select([
      'id',
      'customer_organisation_id',
      'product_id',
      'status',
      'archived',
      'request_reference',
      'work_begun_at',
      'submission_version',
      'in_force_version',
      'in_force_value',
      'in_force_unit',
      'in_force_unit_amount',
      'in_force_mass_kg',
      // Whether the customer lives on another platform.
      sql<boolean>`exists (
        select from network_connection c
         where c.organisation_id = product_line.supplier_organisation_id
           and c.partner_organisation_id = product_line.customer_organisation_id)`.as('elsewhere'),
      sql<Date>`now()`.as('now'),
    ])
    .where('supplier_organisation_id', '=', supplierId)
    .where('sent_at', 'is not', null)
    .where('id', '=', anyOf(lineIds))
    .orderBy('id')
    .forUpdate()
    .execute();

/** Of all lines that are held: whoever ends a connection holds its lines as well. */
const selectConnectedCustomers = (tx: Tx, supplierId: string, lineIds: Ids) =>
  tx
    .selectFrom('connection')
    .select('customer_organisation_id as id')
    .where('supplier_organisation_id', '=', supplierId)
    .where('customer_organisation_id', 'in', (lines) =>
      lines
        .selectFrom('product_line')
        .select('customer_organisation_id')
        .where('supplier_organisation_id', '=', supplierId)
        .where('id', '=', anyOf(lineIds)),
    )
    .where('status', '<>', 'DECLINED')
    .execute();

/** A line as its supplier holds it until the transaction ends. */
export type ReceivedLine = Awaited<ReturnType<typeof lockReceivedLines>>[number];

/** Those of the lines that were sent to the supplier and are still its own. */
export async function lockReceivedLines(tx: Tx, supplierId: string, lineIds: Ids) {
  // A statement of its own that comes second: it sees what has become of the connection while the lines were waited for.
  const [lines, customers] = await together([
    selectReceivedForUpdate(tx, supplierId, lineIds),
    selectConnectedCustomers(tx, supplierId, lineIds),
  ]);
  const connected = new Set(customers.map(({ id }) => id));
  return lines.map((line) => ({ ...line, connected: connected.has(line.customer_organisation_id) }));
}

/** Ids, or a query for them. */
type Ids = readonly string[] | RawBuilder<readonly string[]>;
