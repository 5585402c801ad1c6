import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/product-import-column';
import type { ProductImportProblem } from '@pcf/contract/vocabulary/product-import-problem';
import type { Tx } from '../../database/database.ts';
import { mostFindings, mostPreviewedFindings, shown } from '../../files/shown-findings.ts';
import {
  type FoundRows,
  markExisting,
  type NamedSupplier,
  selectExisting,
  selectNamedSuppliers,
  selectOwnAddresses,
  selectRepeated,
  selectStagedRows,
} from './findings.queries.ts';
import type { Finding, PreviewRow } from './judge/finding.ts';
import { columnJudges } from './judge/judge-cell.ts';
import type { Verdict } from './judge/judge-file.ts';
import type { StagedImport } from './staging.queries.ts';

type Result = OperationOutput<'importProducts'>;

interface Findings extends Pick<Result, 'errors' | 'warnings' | 'moreErrors' | 'moreWarnings' | 'preview'> {
  readonly errorCount: number;
  /** Rows whose reference exists already. */
  readonly existing: number;
  readonly namedSuppliers: readonly NamedSupplier[];
}

/** What only the database can see: references that occur twice, here or there, and our own people as suppliers. */
export async function collectFindings(tx: Tx, staged: StagedImport, verdict: Verdict): Promise<Findings> {
  await markExisting(tx, staged);
  const [repeated, existing] = [await selectRepeated(tx, staged), await selectExisting(tx, staged)];
  const named = await selectNamedSuppliers(tx, staged);
  const ownEmails = named.flatMap(({ email, own }) => (own ? [email] : []));
  const own = ownEmails.length > 0 ? await selectOwnAddresses(tx, staged, ownEmails) : { rows: [], count: 0 };
  const errorCount = verdict.errorCount + repeated.count + own.count;
  const errors = [
    ...verdict.errors,
    ...findingsOf(repeated, 'DUPLICATED_REFERENCE_IN_FILE', productImportHeadings.internalReference),
    ...findingsOf(own, 'INVALID_VALUE', productImportHeadings.supplierEmail),
  ]
    .toSorted((a, b) => a.row - b.row)
    .slice(0, mostFindings);
  const warnings = findingsOf(existing, 'DUPLICATED_REFERENCE_IN_SYSTEM', productImportHeadings.internalReference);
  return {
    errors,
    warnings,
    moreErrors: errorCount > errors.length,
    moreWarnings: existing.count > warnings.length,
    errorCount,
    existing: existing.count,
    namedSuppliers: named,
    preview: {
      headings: [...verdict.headings],
      rows: await previewOf(tx, staged, verdict, [...errors, ...warnings]),
    },
  };
}

function findingsOf({ rows }: FoundRows, code: ProductImportProblem, column: string): Finding[] {
  return rows.map(({ row, value }) => ({ row, column, code, value: shown(value) }));
}

/** Rows that the file alone did not show to be wrong are shown as they were understood. */
async function previewOf(
  tx: Tx,
  staged: StagedImport,
  { headings, preview }: Verdict,
  findings: readonly Finding[],
): Promise<PreviewRow[]> {
  const found = [...new Set(findings.map(({ row }) => row))].toSorted((a, b) => a - b).slice(0, mostPreviewedFindings);
  const shownRows = new Set(preview.map(({ row }) => row));
  const added = await selectStagedRows(
    tx,
    staged,
    found.filter((row) => !shownRows.has(row)),
  );
  return [
    ...preview,
    ...added.map((row) => ({
      row: row.row_number,
      cells: headings.map((heading) => {
        const column = productImportColumns.find((each) => productImportHeadings[each] === heading);
        return shown(String((column && row[columnJudges[column].stagedAs]) ?? ''));
      }),
    })),
  ].toSorted((a, b) => a.row - b.row);
}
