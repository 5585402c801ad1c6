import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Which organisations may know what an id stands for. Ids that stand for nothing are left out. */
export async function ownersOfIds(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await database.asOwner((tx) =>
    sql<{ id: string; owner: string | null }>`
      select k.id, k.owner::text as owner
        from (select id::text, organisation_id as owner from product
              union all select id::text, customer_organisation_id from product_line
              union all select id::text, supplier_organisation_id from product_line where sent_at is not null
              union all select product_id::text, supplier_organisation_id from product_line where sent_at is not null
              union all select reference, customer_organisation_id from emission_request
              union all select reference, supplier_organisation_id from emission_request
              union all select id::text, organisation_id from template
              union all select id::text, organisation_id from document
              union all select d.document_id::text, d.customer_organisation_id from submission_document d
              union all select id::text, customer_organisation_id from campaign
              union all select id::text, inviter_organisation_id from invitation
              union all select id::text, recipient_organisation_id from invitation
              union all select id::text, organisation_id from organisation_user
              union all select id::text, organisation_id from session
              union all select id::text, organisation_id from access_request
              union all select import_id::text, organisation_id from file_import where import_id is not null
              union all select id::text, organisation_id from api_key
              union all select id::text, organisation_id from activity
              union all select id::text, organisation_id from network_connection
              union all select id::text, organisation_id from network_delivery
              union all select email, organisation_id from organisation_user
              union all select email, organisation_id from user_invitation
              union all select id::text, id from organisation
              union all select customer_organisation_id::text, supplier_organisation_id from connection
              union all select supplier_organisation_id::text, customer_organisation_id from connection) k
       where k.id = any(${ids}::text[])`.execute(tx),
  );
  const owners = new Map<string, Set<string>>();
  for (const { id, owner } of rows) {
    const known = owners.get(id) ?? new Set();
    if (owner !== null) known.add(owner);
    owners.set(id, known);
  }
  return owners;
}
