import type { Caller, Tx } from '../../../database/database.ts';
import { type PartnerConnection, selectRelation } from './events.queries.ts';
import { type EventOf, kept, type Outcome } from './received-event.ts';
import { selectHeld } from './received-footprints.queries.ts';

/** News names footprints and says nothing of them: what is not held yet is fetched, once this is written down. */
export async function applyNews(
  tx: Tx,
  caller: Caller,
  { organisation_id: organisationId }: PartnerConnection,
  { footprintIds }: EventOf<'published'>,
): Promise<Outcome & { readonly fetch?: readonly string[] }> {
  const ids = [...new Set(footprintIds.map((id) => id.toLowerCase()))];
  if (!(await selectRelation(tx, organisationId, caller.organisationId))) return kept('NOT_ALLOWED_NOW');
  const held = new Set((await selectHeld(tx, caller.organisationId, ids)).map(({ footprint_id: id }) => id));
  const fetch = ids.filter((id) => !held.has(id));
  return fetch.length > 0 ? { outcome: 'WAITING', reason: null, line: null, fetch } : kept('NOTHING_NEW');
}
