import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/files';
import { sql } from 'kysely';
import { sendsFile, takenFile } from '../../../../testing/send-file.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

export type ImportResult = OperationOutput<'importProducts'>;

export const shortHeader = 'Product name,Product reference number,Product description';
export const fullHeader = productImportColumns.map((column) => productImportHeadings[column]).join(',');

export const sendFile = sendsFile('importProducts');

export const importFile = async (...given: Parameters<typeof sendFile>): Promise<ImportResult> =>
  takenFile(await sendFile(...given));

/** How many rows each of the tables has that an import could write. */
export async function tableCounts(server: TestServer): Promise<Record<string, number>> {
  const tables = ['product', 'product_line', 'purchase', 'line_history', 'invitation', 'product_import_row'];
  const { rows } = await server.database.asOwner((tx) =>
    sql<Record<string, number>>`select ${sql.join(
      tables.map((table) => sql`(select count(*)::integer from ${sql.table(table)}) as ${sql.ref(table)}`),
    )}`.execute(tx),
  );
  return rows[0] ?? {};
}

interface StoredLine {
  readonly internal_reference: string;
  readonly supplier_organisation_id: string | null;
  readonly supplier_name: string | null;
  readonly [column: string]: unknown;
}

/** Lines with their products as they are kept, the oldest first, by a pattern of the reference. */
export async function linesOf(server: TestServer, pattern: string): Promise<StoredLine[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<StoredLine>`
      select p.name, p.description, p.unit, p.mass_kg::text, p.version, l.product_name, l.internal_reference, l.status,
             l.supplier_organisation_id, l.supplier_product_reference, o.name as supplier_name, b.supplier_number,
             b.yearly_quantity::text, b.quantity_unit, b.quantity_year,
             array(select h.event from line_history h where h.line_id = l.id order by h.sequence) as events
        from product_line l join product p on p.id = l.product_id
        left join organisation o on o.id = l.supplier_organisation_id left join purchase b on b.line_id = l.id
       where l.internal_reference like ${pattern} order by l.created_at desc, l.id desc`.execute(tx),
  );
  return rows;
}
