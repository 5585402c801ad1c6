import { firstPreviewRows, mostFindings, mostPreviewedFindings } from '../../files/shown-findings.ts';
import type { PreviewRow, Verdict } from './judge-line-file.service.ts';
import type { LineFinding } from './line-finding.service.ts';

/** What the file and the database show together, and whether it may be written. */
export function listFindings<Problem extends string>(
  verdict: Verdict<unknown, Problem>,
  found: { readonly errors: readonly LineFinding<Problem>[]; readonly warnings: readonly LineFinding<Problem>[] },
  { allowWarnings }: { readonly allowWarnings?: boolean | undefined },
) {
  const errorCount = verdict.errorCount + found.errors.length;
  const errors = [...verdict.errors, ...found.errors].toSorted((a, b) => a.row - b.row).slice(0, mostFindings);
  const warnings = found.warnings.slice(0, mostFindings);
  return {
    allowed: errorCount === 0 && (warnings.length === 0 || allowWarnings === true),
    told: {
      errors,
      warnings,
      moreErrors: errorCount > errors.length,
      moreWarnings: found.warnings.length > mostFindings,
      rows: verdict.rows,
      preview: { headings: [...verdict.headings], rows: previewOf(verdict.cells, [...errors, ...warnings]) },
    },
  };
}

function previewOf(cells: readonly PreviewRow[], findings: readonly LineFinding<string>[]): PreviewRow[] {
  const wrong = new Set([...new Set(findings.map(({ row }) => row))].slice(0, mostPreviewedFindings));
  return cells.filter(({ row }, index) => index < firstPreviewRows || wrong.has(row));
}
