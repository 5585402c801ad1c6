import { sql } from 'kysely';

interface LineKey {
  readonly id: string;
  readonly customer_organisation_id: string;
}

/** Whether a row of what hangs on lines belongs to one of these, by the key that all such tables have. */
export const ofLines = (lines: readonly LineKey[]) => sql<boolean>`
  (customer_organisation_id, line_id) in (
    select * from unnest(${lines.map((line) => line.customer_organisation_id)}::uuid[], ${lines.map(({ id }) => id)}::uuid[]))`;
