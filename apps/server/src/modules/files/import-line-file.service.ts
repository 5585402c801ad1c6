import { requestFileHeadings } from '@pcf/contract/answer-file-headings';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, Tx } from '../../database/database.ts';
import { firstPreviewRows, maxFindings, maxPreviewedFindings } from '../../files/shown-findings.ts';
import {
  type LineFinding,
  type NamedRow,
  type PreviewRow,
  unreadable,
  type Verdict,
} from './validate-line-file.service.ts';
import { createValidatedUploads } from './validate-upload.service.ts';

export const onReference = (
  { row, internalReference }: NamedRow,
  code: 'UNKNOWN_REQUEST' | 'DUPLICATED_REFERENCE_IN_FILE',
): LineFinding => ({ row, column: requestFileHeadings.internalReference, code, value: internalReference });

const importsAnHour = 200;

/** Takes files of one kind whose rows name lines. */
export const createLineFileImport = <
  Name extends 'importAnswers' | 'importTemplateMatches',
  Row,
  Problem extends string,
>(
  database: Database,
  limits: Config['limits'],
  file: { readonly bucket: string; readonly validate: URL },
) => ({
  maxBytes: limits.importBytes,
  take: createValidatedUploads<Name, Verdict<Row, Problem>>(database, {
    ...file,
    filesAnHour: importsAnHour,
    unreadable,
  }),
});

/** What the file and the database show together, and whether it may be written. */
export function listFindings<Problem extends string>(
  verdict: Verdict<unknown, Problem>,
  found: { readonly errors: readonly LineFinding<Problem>[]; readonly warnings: readonly LineFinding<Problem>[] },
  { allowWarnings }: { readonly allowWarnings?: boolean | undefined },
) {
  const errorCount = verdict.errorCount + found.errors.length;
  const errors = [...verdict.errors, ...found.errors].toSorted((a, b) => a.row - b.row).slice(0, maxFindings);
  const warnings = found.warnings.slice(0, maxFindings);
  return {
    allowed: errorCount === 0 && (warnings.length === 0 || allowWarnings === true),
    told: {
      errors,
      warnings,
      moreErrors: errorCount > errors.length,
      moreWarnings: found.warnings.length > maxFindings,
      rows: verdict.rows,
      preview: { headings: [...verdict.headings], rows: previewOf(verdict.cells, [...errors, ...warnings]) },
    },
  };
}

function previewOf(cells: readonly PreviewRow[], findings: readonly LineFinding<string>[]): PreviewRow[] {
  const wrong = new Set([...new Set(findings.map(({ row }) => row))].slice(0, maxPreviewedFindings));
  return cells.filter(({ row }, index) => index < firstPreviewRows || wrong.has(row));
}

/** The id of the line of each row. Where two could be meant, none is. */
export async function nameLines<Row extends NamedRow>(
  tx: Tx,
  rows: readonly Row[],
): Promise<{ readonly lines: ReadonlyMap<Row, string>; readonly unknown: readonly LineFinding[] }> {
  const complete = rows.filter(({ requestReference, internalReference }) => requestReference && internalReference);
  const found = Map.groupBy(
    await selectNamedLines(tx, complete),
    ({ reference, internal_reference }) => `${reference} ${internal_reference}`,
  );
  const lines = new Map<Row, string>();
  const unknown: LineFinding[] = [];
  for (const row of complete) {
    const [line, second] = found.get(`${row.requestReference} ${row.internalReference}`) ?? [];
    if (line && !second) lines.set(row, line.id);
    else unknown.push(onReference(row, 'UNKNOWN_REQUEST'));
  }
  return { lines, unknown };
}

/** The lines of some requests that have one of these references of the customer's, by any request they were ever sent in. */
async function selectNamedLines(tx: Tx, named: readonly NamedRow[]) {
  const distinct = (texts: readonly string[]) => [...new Set(texts)];
  const { rows } = await sql<{ reference: string; internal_reference: string; id: string }>`
    select r.reference, l.sent_reference as internal_reference, l.id
      from emission_request r
      join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
      join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
     where r.reference = any(${distinct(named.map(({ requestReference }) => requestReference))}::text[])
       and r.supplier_organisation_id = current_organisation()
       and l.supplier_organisation_id = current_organisation() and l.sent_at is not null
       and l.sent_reference = any(${distinct(named.map(({ internalReference }) => internalReference))}::text[])`.execute(
    tx,
  );
  return rows;
}
