import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAdministrator } from '../../scripts/postgres/databases.ts';
import { copyFromFile, copyToFile } from '../postgres/copy.ts';

/** What an import writes, in the order in which the tables refer to each other. */
const tables = {
  product:
    'id, organisation_id, name, internal_reference, description, unit, mass_kg, version, created_by, created_at, updated_at',
  product_line:
    'id, customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, supplier_product_reference, created_at, updated_at',
  purchase: 'customer_organisation_id, line_id, supplier_number, yearly_quantity, quantity_unit, quantity_year',
  line_history:
    'customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event, from_status, to_status, created_at',
} as const;

/**
 * Copies the rows that a file became in one database into the same tables, with the same indexes and triggers, of another
 * that lacks them, and answers how long that took.
 */
export async function copyIn(administratorUrl: string, prefix: string, from: string, to: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-copy-'));
  const file = (table: string) => join(folder, table);
  const imported = `internal_reference like '${prefix}%'`;
  try {
    await asAdministrator(
      administratorUrl,
      async (client) => {
        for (const [table, columns] of Object.entries(tables)) {
          const order = columns.includes(' created_at') ? ' order by created_at' : '';
          const ids = columns.includes('line_id')
            ? `line_id in (select id from product_line where ${imported})`
            : imported;
          const rows = `select ${columns} from ${table} where ${ids}${order}`;
          await copyToFile(client, `copy (${rows}) to stdout`, file(table));
        }
      },
      from,
    );
    return await asAdministrator(
      administratorUrl,
      async (client) => {
        const begun = performance.now();
        await client.query('begin');
        for (const [table, columns] of Object.entries(tables)) {
          await copyFromFile(client, `copy ${table} (${columns}) from stdin`, file(table));
        }
        await client.query('commit');
        return performance.now() - begun;
      },
      to,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
