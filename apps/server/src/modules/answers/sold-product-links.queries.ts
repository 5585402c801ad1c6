import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { ofLines } from '../lines/of-lines.service.ts';

export interface LineKey {
  readonly id: string;
  readonly customer_organisation_id: string;
}

export interface NewUse extends LineKey {
  readonly templateId: string;
  readonly templateVersion: number;
}

export const upsertUses = (tx: Tx, caller: Caller, uses: readonly NewUse[]) =>
  sql`
    insert into template_use (supplier_organisation_id, customer_organisation_id, line_id, template_id, template_version)
    select ${caller.organisationId}::uuid, u.customer_organisation_id, u.id, u."templateId", u."templateVersion"
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
           as u (customer_organisation_id uuid, id uuid, "templateId" uuid, "templateVersion" integer)
     order by u.customer_organisation_id, u.id
    on conflict (customer_organisation_id, line_id) do update
      set template_id = excluded.template_id, template_version = excluded.template_version`.execute(tx);

export const deleteUses = (tx: Tx, lines: readonly LineKey[]) =>
  tx.deleteFrom('template_use').where(ofLines(lines)).execute();

export interface NewMatch extends LineKey {
  readonly templateId: string;
}

/** Many as one parameter; in one order, so that two who confirm the same do not wait for each other. */
export const upsertMatches = (tx: Tx, caller: Caller, matches: readonly NewMatch[]) =>
  sql`
    insert into template_match (supplier_organisation_id, customer_organisation_id, line_id, template_id, confirmed_by)
    select ${caller.organisationId}::uuid, m.customer_organisation_id, m.id, m."templateId", ${caller.userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as m (customer_organisation_id uuid, id uuid, "templateId" uuid)
     order by m.customer_organisation_id, m.id
    on conflict (customer_organisation_id, line_id) do update
      set template_id = excluded.template_id, confirmed_by = excluded.confirmed_by, confirmed_at = now()`.execute(tx);
