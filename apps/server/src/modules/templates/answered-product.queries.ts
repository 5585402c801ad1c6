import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
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
  readonly sent_name: string;
  readonly sent_reference: string | null;
  readonly sent_description: string | null;
  readonly sent_unit: EmissionUnit | null;
  readonly supplier_product_reference: string | null;
  readonly data: EmissionData;
  readonly item_data: ItemData | null;
}

/** What the customer asks for, with the newest submission and the supplier's own rows of it; no row without a submission. */
export async function selectAnsweredProduct(
  tx: Tx,
  line: { readonly id: string; readonly customer_organisation_id: string },
): Promise<AnsweredProduct | undefined> {
  const { rows } = await sql<AnsweredProduct>`
    select l.sent_name, l.sent_reference, l.sent_description, l.sent_unit, l.supplier_product_reference, s.data, w.item_data
      from received_line l
      join seen_submission s
        on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id and s.version = l.submission_version
      left join submission_rows w
        on w.customer_organisation_id = s.customer_organisation_id and w.line_id = s.line_id and w.version = s.version
     where l.customer_organisation_id = ${line.customer_organisation_id} and l.id = ${line.id}`.execute(tx);
  return rows[0];
}
