import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { mostFindings, mostPreviewedFindings, shown } from '../../files/shown-findings.ts';
import type { Finding, PreviewRow } from './finding.service.ts';
import type { Verdict } from './judge-file.service.ts';
import type { FoundRows } from './staged-rows.service.ts';

type Listed = Pick<
  OperationOutput<'importProducts'>,
  'errors' | 'warnings' | 'moreErrors' | 'moreWarnings' | 'preview'
> & { readonly errorCount: number };

/** Rows that the database found, and what is told of them. */
interface Told {
  readonly found: FoundRows;
  readonly code: Finding['code'];
  readonly column: string;
}

interface FoundByDatabase {
  readonly errors: readonly Told[];
  readonly warnings: readonly Told[];
  /** Rows that the file alone did not show to be wrong, as they were understood. */
  stagedRows(rows: readonly number[], headings: readonly string[]): Promise<readonly PreviewRow[]>;
}

/** What the file and the database show together. */
export async function listFindings(
  verdict: Verdict,
  { errors: wrong, warnings: doubtful, stagedRows }: FoundByDatabase,
): Promise<Listed> {
  const errorCount = verdict.errorCount + countOf(wrong);
  const errors = listed([...verdict.errors, ...findingsOf(wrong)]);
  const warnings = listed(findingsOf(doubtful));
  const { headings } = verdict;
  const previewed = new Set(verdict.preview.map(({ row }) => row));
  const found = [...new Set([...errors, ...warnings].map(({ row }) => row))]
    .toSorted((a, b) => a - b)
    .slice(0, mostPreviewedFindings)
    .filter((row) => !previewed.has(row));
  const added = found.length === 0 ? [] : await stagedRows(found, headings);
  return {
    errors,
    warnings,
    moreErrors: errorCount > errors.length,
    moreWarnings: countOf(doubtful) > warnings.length,
    errorCount,
    preview: { headings: [...headings], rows: [...verdict.preview, ...added].toSorted((a, b) => a.row - b.row) },
  };
}

const countOf = (told: readonly Told[]) => told.reduce((sum, { found }) => sum + found.count, 0);

const listed = (findings: readonly Finding[]) => findings.toSorted((a, b) => a.row - b.row).slice(0, mostFindings);

const findingsOf = (told: readonly Told[]): Finding[] =>
  told.flatMap(({ found, code, column }) =>
    found.rows.map(({ row, value }) => ({ row, column, code, value: shown(value) })),
  );
