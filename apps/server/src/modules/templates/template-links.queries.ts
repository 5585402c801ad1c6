import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';

export interface LineKey {
  readonly id: string;
  readonly customer_organisation_id: string;
}

export const upsertUse = (
  tx: Tx,
  caller: Caller,
  line: LineKey,
  { templateId, templateVersion }: { readonly templateId: string; readonly templateVersion: number },
) =>
  tx
    .insertInto('template_use')
    .values({
      supplier_organisation_id: caller.organisationId,
      customer_organisation_id: line.customer_organisation_id,
      line_id: line.id,
      template_id: templateId,
      template_version: templateVersion,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_organisation_id', 'line_id'])
        .doUpdateSet({ template_id: templateId, template_version: templateVersion }),
    )
    .execute();

export const deleteUse = (tx: Tx, line: LineKey) =>
  tx
    .deleteFrom('template_use')
    .where('customer_organisation_id', '=', line.customer_organisation_id)
    .where('line_id', '=', line.id)
    .execute();

export interface NewMatch {
  readonly customer_organisation_id: string;
  readonly product_id: string;
  readonly templateId: string;
}

/** Many as one parameter; in one order, so that two who confirm the same do not wait for each other. */
export const upsertMatches = (tx: Tx, caller: Caller, matches: readonly NewMatch[]) =>
  sql`
    insert into template_match (supplier_organisation_id, customer_organisation_id, product_id, template_id, confirmed_by)
    select ${caller.organisationId}::uuid, m.customer_organisation_id, m.product_id, m."templateId", ${caller.userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
           as m (customer_organisation_id uuid, product_id uuid, "templateId" uuid)
     order by m.customer_organisation_id, m.product_id
    on conflict (supplier_organisation_id, customer_organisation_id, product_id) do update
      set template_id = excluded.template_id, confirmed_by = excluded.confirmed_by, confirmed_at = now()`.execute(tx);
