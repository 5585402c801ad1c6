import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './testing/empty-database.ts';

/** By which a distributed database would tell on what node a row belongs: the first of them that a table has. */
const keys = ['organisation_id', 'customer_organisation_id', 'inviter_organisation_id', 'recipient_organisation_id'];

/** What belongs to no organisation: every node would have all of it, or one node would keep it. */
const ofTheInstallation = [
  'account',
  'captured_mail',
  'external_identity',
  'identity_nonce',
  'installation',
  'installation_admin',
  'installation_admin_address',
  'installation_event',
  'link_token',
  'number_key',
  'organisation',
  'platform',
  'rate_limit',
  'schema_migration',
  'sign_in_code',
  'sign_in_network',
  'signing_key',
  'undeliverable_address',
  'unreached_address',
  'unsolicited_mail',
];

/** Who of the supplier's did it and what of its own it used, what is told of its lines to partners elsewhere,
 * and three that name a row of the same node without its key. */
const acrossNodes = [
  'claimed_line (claim_id) -> invitation_claim',
  'invitation_claim (claimant_organisation_id, claimant_user_id) -> actor',
  'line_draft (saved_by, supplier_organisation_id) -> actor',
  'line_history (actor_id, actor_organisation_id) -> actor',
  'line_lock (holder_id, supplier_organisation_id) -> actor',
  'line_notice (collection_id) -> notice_collection',
  'line_visit (supplier_organisation_id, user_id) -> organisation_user',
  'network_delivery (customer_organisation_id, line_id) -> product_line',
  'network_event (customer_organisation_id, line_id) -> product_line',
  'notification (customer_organisation_id, line_id) -> product_line',
  'notification_read (notification_id) -> notification',
  'submission (submitted_by, supplier_organisation_id) -> actor',
  'submission_document (document_id, supplier_organisation_id) -> document',
  'template_match (confirmed_by, supplier_organisation_id) -> actor',
  'template_match (supplier_organisation_id, template_id) -> template',
  'template_use (supplier_organisation_id, template_id) -> template',
];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly nullable: boolean;
}

async function tenantTables() {
  const { open } = await emptyDatabase();
  const backend = open();
  await migrate(backend);
  const { rows } = await backend.executeSql('owner')(`
    select c.table_name as "table", c.column_name as "column", c.is_nullable = 'YES' as nullable
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  const columns = rows as unknown as Column[];
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !ofTheInstallation.includes(name));
  const keyOf = (table: string) =>
    keys
      .map((key) => columns.find((each) => each.table === table && each.column === key))
      .find((column) => column !== undefined);
  return { backend, names, keyOf };
}

describe('every table of an organisation', () => {
  it('carries the key that a distributed database would place its rows by, on every row', async () => {
    const { names, keyOf } = await tenantTables();
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => keyOf(name)?.nullable !== false)).toEqual([]);
  });

  it('refers to others of its kind by that key too, so that both rows are on one node, but for a known few', async () => {
    const { backend, names, keyOf } = await tenantTables();
    const { rows } = await backend.executeSql('owner')(`
      select f.conrelid::regclass::text as "from", f.confrelid::regclass::text as "to",
             (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any (f.conkey)) as columns
        from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`);
    const references = rows as unknown as { from: string; to: string; columns: string[] }[];
    const crossing = references
      .filter(({ from, to }) => names.includes(from) && names.includes(to))
      .filter(({ from, columns }) => !columns.includes(keyOf(from)?.column ?? ''))
      .map(({ from, to, columns }) => `${from} (${columns.join(', ')}) -> ${to}`);
    expect(crossing.sort()).toEqual(acrossNodes);
  });
});
