import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ofLines } from '../lines/supplier-lines.service.ts';

/** In one order, so that two transactions never wait for each other. A change or deletion meanwhile waits. */
const selectTemplatesForShare = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('template')
    .select([
      'id',
      'name',
      'internal_reference',
      'data_version',
      'complete',
      'emission_value',
      'emission_unit',
      'emission_unit_amount',
      'reference_year',
      'valid_until',
      sql<EmissionData | null>`data`.as('data'),
      sql<ItemData | null>`item_data`.as('item_data'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();

const upsertUses = (tx: Tx, caller: Caller, uses: readonly NewUse[]) =>
  sql`
    insert into template_use (supplier_organisation_id, customer_organisation_id, line_id, template_id, template_version)
    select ${caller.organisationId}::uuid, u.customer_organisation_id, u.id, u."templateId", u."templateVersion"
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
           as u (customer_organisation_id uuid, id uuid, "templateId" uuid, "templateVersion" integer)
     order by u.customer_organisation_id, u.id
    on conflict (customer_organisation_id, line_id) do update
      set template_id = excluded.template_id, template_version = excluded.template_version`.execute(tx);

const deleteUses = (tx: Tx, lines: readonly LineKey[]) => tx.deleteFrom('template_use').where(ofLines(lines)).execute();

/** Many as one parameter; in one order, so that two who confirm the same do not wait for each other. */
const upsertMatches = (tx: Tx, caller: Caller, matches: readonly NewMatch[]) =>
  sql`
    insert into template_match (supplier_organisation_id, customer_organisation_id, line_id, template_id, confirmed_by)
    select ${caller.organisationId}::uuid, m.customer_organisation_id, m.id, m."templateId", ${caller.userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as m (customer_organisation_id uuid, id uuid, "templateId" uuid)
     order by m.customer_organisation_id, m.id
    on conflict (customer_organisation_id, line_id) do update
      set template_id = excluded.template_id, confirmed_by = excluded.confirmed_by, confirmed_at = now()`.execute(tx);

interface Use {
  readonly templateId: string;
  readonly templateVersion: number;
}

/** From which templates the newest answers of lines came; null where one came from none. */
export async function recordUses(
  tx: Tx,
  caller: Caller,
  answers: readonly { readonly line: LineKey; readonly use: Use | null }[],
): Promise<void> {
  const uses = answers.flatMap(({ line: { id, customer_organisation_id }, use }) =>
    use ? [{ id, customer_organisation_id, ...use }] : [],
  );
  const without = answers.flatMap(({ line, use }) => (use ? [] : [line]));
  await pipelined([
    uses.length > 0 ? upsertUses(tx, caller, uses) : undefined,
    without.length > 0 ? deleteUses(tx, without) : undefined,
  ]);
}

export const recordUse = (tx: Tx, caller: Caller, line: LineKey, use: Use | null): Promise<void> =>
  recordUses(tx, caller, [{ line, use }]);

/** Which template stands for the products of which lines, until somebody says otherwise; each line once. */
export async function rememberMatches(tx: Tx, caller: Caller, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length > 0) await upsertMatches(tx, caller, matches);
}

export const matchOf = (line: LineKey, { templateId }: { readonly templateId: string }): NewMatch => ({
  id: line.id,
  customer_organisation_id: line.customer_organisation_id,
  templateId,
});

interface LineKey {
  readonly id: string;
  readonly customer_organisation_id: string;
}

interface NewUse extends LineKey {
  readonly templateId: string;
  readonly templateVersion: number;
}

interface NewMatch extends LineKey {
  readonly templateId: string;
}

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
