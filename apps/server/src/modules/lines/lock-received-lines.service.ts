import type { Tx } from '../../database/database.ts';
import { selectConnectedCustomers, selectReceivedForUpdate } from './received-lines.queries.ts';

/** A line as its supplier holds it until the transaction ends. */
export type ReceivedLine = Awaited<ReturnType<typeof lockReceivedLines>>[number];

/** Those of the lines that were sent to the supplier and are still its own. */
export async function lockReceivedLines(tx: Tx, supplierId: string, lineIds: readonly string[]) {
  const lines = await selectReceivedForUpdate(tx, supplierId, lineIds);
  const customerIds = [...new Set(lines.map((line) => line.customer_organisation_id))];
  const connected = new Set((await selectConnectedCustomers(tx, supplierId, customerIds)).map(({ id }) => id));
  return lines.map((line) => ({ ...line, connected: connected.has(line.customer_organisation_id) }));
}
