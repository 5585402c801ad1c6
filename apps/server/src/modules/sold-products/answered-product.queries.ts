import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The caller's own line of a customer's product. */
export const selectLineOfProduct = (tx: Tx, productId: string) =>
  tx
    .selectFrom(sql<{ id: string; product_id: string }>`received_line`.as('l'))
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirst();

export interface AnsweredProduct {
  readonly data: EmissionData;
  readonly item_data: ItemData | null;
  /** Whether the submission came from a template, or was kept as one. */
  readonly from_template: boolean;
}

/** The newest submission with the supplier's own rows of it, and nothing that the customer wrote; no row without a submission. */
export async function selectAnsweredProduct(
  tx: Tx,
  line: { readonly id: string; readonly customer_organisation_id: string },
): Promise<AnsweredProduct | undefined> {
  const { rows } = await sql<AnsweredProduct>`
    select s.data, w.item_data,
           exists (select from template_use u
                    where u.customer_organisation_id = l.customer_organisation_id and u.line_id = l.id) as from_template
      from received_line l
      join seen_submission s
        on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id and s.version = l.submission_version
      left join submission_rows w
        on w.customer_organisation_id = s.customer_organisation_id and w.line_id = s.line_id and w.version = s.version
     where l.customer_organisation_id = ${line.customer_organisation_id} and l.id = ${line.id}`.execute(tx);
  return rows[0];
}

/** "Sold product N", as no template of the organisation is called or referred to. Held, so that two at once get two. */
export async function neutralName(tx: Tx, organisationId: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`neutral names of ${organisationId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(called from '^Sold product ([1-9][0-9]{0,7})$')::integer), 0) + 1 as next
      from template t, unnest(array[t.name, t.internal_reference]) as called
     where t.organisation_id = ${organisationId} and called like 'Sold product %'`.execute(tx);
  return `Sold product ${rows[0]?.next ?? 1}`;
}
