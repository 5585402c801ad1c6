import type { Caller, Tx } from '../../database/database.ts';
import { selectTemplatesForShare } from './held-sold-products.queries.ts';

/** A template as it stays until the transaction ends. */
export type HeldTemplate = Awaited<ReturnType<typeof selectTemplatesForShare>>[number];

/** Those of the templates that are the organisation's own, by their ids. */
export async function holdTemplates(
  tx: Tx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldTemplate>> {
  if (ids.length === 0) return new Map();
  const rows = await selectTemplatesForShare(tx, caller.organisationId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}
