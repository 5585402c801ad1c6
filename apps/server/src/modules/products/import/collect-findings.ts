import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/product-import-column';
import type { Tx } from '../../../database/database.ts';
import { shown } from '../../../files/shown-findings.ts';
import type { PreviewRow } from '../../files/finding.service.ts';
import type { Verdict } from '../../files/judge-file.service.ts';
import { listFindings } from '../../files/list-findings.service.ts';
import type { StagedImport } from '../../files/staged-import.service.ts';
import { selectExisting, selectRepeated } from '../../files/staged-rows.service.ts';
import { markExisting, selectNamedSuppliers, selectOwnAddresses, selectStagedRows } from './findings.queries.ts';
import { columnJudges } from './judge-cell.ts';

const table = 'product_import_row';
const column = productImportHeadings.internalReference;

/** What only the database can see: references that occur twice, here or there, and our own people as suppliers. */
export async function collectFindings(tx: Tx, staged: StagedImport, verdict: Verdict) {
  await markExisting(tx, staged);
  const repeated = await selectRepeated(tx, table, staged);
  const existing = await selectExisting(tx, { table, column: 'existing_product_id' }, staged);
  const namedSuppliers = await selectNamedSuppliers(tx, staged);
  const ownEmails = namedSuppliers.flatMap(({ email, own }) => (own ? [email] : []));
  const own = ownEmails.length > 0 ? await selectOwnAddresses(tx, staged, ownEmails) : { rows: [], count: 0 };
  const listed = await listFindings(verdict, {
    errors: [
      { found: repeated, code: 'DUPLICATED_REFERENCE_IN_FILE', column },
      { found: own, code: 'INVALID_VALUE', column: productImportHeadings.supplierEmail },
    ],
    warnings: [{ found: existing, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', column }],
    stagedRows: (rows, headings) => previewOf(tx, staged, rows, headings),
  });
  return { ...listed, existing: existing.count, namedSuppliers };
}

async function previewOf(
  tx: Tx,
  staged: StagedImport,
  rows: readonly number[],
  headings: readonly string[],
): Promise<PreviewRow[]> {
  return (await selectStagedRows(tx, staged, rows)).map((row) => ({
    row: row.row_number,
    cells: headings.map((heading) => {
      const named = productImportColumns.find((each) => productImportHeadings[each] === heading);
      return shown(String((named && row[columnJudges[named].stagedAs]) ?? ''));
    }),
  }));
}
