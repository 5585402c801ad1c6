import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { ExpectedColumns } from '../../requests/expected-columns.service.ts';

/** What is shown of a line that is to be answered, and what it is judged by. */
export interface ChosenLine extends ExpectedColumns {
  readonly id: string;
  readonly customer_name: string;
  readonly sent_name: string;
  readonly sent_reference: string | null;
  readonly draft_version: number | null;
  readonly lock_holder_id: string | null;
  readonly lock_holder_name: string | null;
  readonly lock_expires_at: Date | null;
}

export async function selectChosenLines(tx: Tx, lineIds: readonly string[]): Promise<ReadonlyMap<string, ChosenLine>> {
  const { rows } = await sql<ChosenLine>`
    select l.id, l.customer_name, l.sent_name, l.sent_reference, l.draft_version, l.lock_holder_id, l.lock_holder_name,
           l.lock_expires_at, r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified
      from received_line l
      join received_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
     where l.id = any(${lineIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
