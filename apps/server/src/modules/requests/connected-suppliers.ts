import type { Caller, Tx } from '../../database/database.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';
import { selectConnections } from './sending.queries.ts';

/** Those of the lines' suppliers that are connected or invited. */
export async function connectedSuppliers(
  tx: Tx,
  caller: Caller,
  lines: readonly LockedLine[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(lines.flatMap(({ supplier_organisation_id: id }) => id ?? []))];
  const connections = ids.length > 0 ? await selectConnections(tx, caller.organisationId, ids) : [];
  return new Set(
    connections.filter(({ status }) => status !== 'DECLINED').map(({ supplier_organisation_id: id }) => id),
  );
}
