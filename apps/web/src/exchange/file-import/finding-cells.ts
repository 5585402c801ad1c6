import type { FileFinding } from './file-finding.ts';

export interface ValidatedTable {
  readonly errors: readonly FileFinding[];
  readonly warnings: readonly FileFinding[];
  readonly preview: {
    readonly headings: readonly string[];
    readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  };
}

interface PreviewCell {
  /** Its place: the same heading may stand twice in a bad file. */
  readonly key: string;
  readonly text: string;
  readonly findings: readonly FileFinding[];
}

export interface PreviewRow {
  readonly row: number;
  readonly cells: readonly PreviewCell[];
  /** What is wrong with the row as a whole, or with a column that it has not got. */
  readonly findings: readonly FileFinding[];
}

interface PreviewedFile {
  readonly headings: readonly PreviewCell[];
  readonly rows: readonly PreviewRow[];
  /** What concerns no row that is shown. */
  readonly outsidePreview: readonly FileFinding[];
}

/** Puts every finding to its cell or heading, to its row where no cell is meant, or to the file. */
export function previewFile({ preview, errors, warnings }: ValidatedTable): PreviewedFile {
  const findings = [...errors, ...warnings];
  const byRow = Map.groupBy(findings, ({ row }) => row);
  const width = Math.max(preview.headings.length, ...preview.rows.map(({ cells }) => cells.length));
  const named = new Set(preview.headings);
  // Said in words elsewhere too: a heading may be out of sight.
  const ofHead = findings.filter(({ code }) => code === 'INVALID_HEADER');
  const headings = Array.from({ length: width }, (_, index) => {
    const text = preview.headings[index] ?? '';
    return { key: `${index}`, text, findings: ofHead.filter(({ column }) => column === text) };
  });
  const rows = preview.rows.map(({ row, cells }) => {
    const found = byRow.get(row) ?? [];
    return {
      row,
      cells: headings.map(({ key, text: heading }, index) => ({
        key,
        text: cells[index] ?? '',
        findings: heading === '' ? [] : found.filter(({ column }) => column === heading),
      })),
      findings: found.filter(({ column }) => column === undefined || !named.has(column)),
    };
  });
  const shown = new Set(preview.rows.map(({ row }) => row));
  return { headings, rows, outsidePreview: findings.filter(({ row }) => !shown.has(row)) };
}
