import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { NamedRow } from './line-finding.service.ts';

/** The lines of some requests that have one of these references of the customer's, by any request they were ever sent in. */
export async function selectNamedLines(tx: Tx, named: readonly NamedRow[]) {
  const distinct = (texts: readonly string[]) => [...new Set(texts)];
  const { rows } = await sql<{ reference: string; internal_reference: string; id: string }>`
    select r.reference, l.sent_reference as internal_reference, l.id
      from emission_request r
      join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
      join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
     where r.reference = any(${distinct(named.map(({ requestReference }) => requestReference))}::text[])
       and r.supplier_organisation_id = current_organisation()
       and l.supplier_organisation_id = current_organisation() and l.sent_at is not null
       and l.sent_reference = any(${distinct(named.map(({ internalReference }) => internalReference))}::text[])`.execute(
    tx,
  );
  return rows;
}
