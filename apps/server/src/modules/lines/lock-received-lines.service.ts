import type { Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { type Ids, selectConnectedCustomers, selectReceivedForUpdate } from './received-lines.queries.ts';

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
