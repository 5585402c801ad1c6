import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import type { EmissionFileColumn } from '@pcf/contract/vocabulary/emission-file-column';
import { cellText } from '../../files/cell-text.ts';
import { shown } from '../../files/shown-findings.ts';
import type { TableRow } from '../../files/table-row.ts';
import type { EmissionFinding } from './emission-finding.ts';
import type { GivenEmissions } from './given-emissions.service.ts';
import { readEmissionCell } from './read-emission-cell.ts';

interface ReadEmissions {
  readonly given: GivenEmissions;
  /** Cells that are not understood. */
  readonly errors: readonly EmissionFinding[];
}

const isEmissionColumn = (column: string | null | undefined): column is EmissionFileColumn =>
  column != null && column in emissionFileHeadings;

/** What a row says about emissions; null where no cell says anything. */
export function readEmissions(
  { row, cells }: TableRow,
  columns: readonly (string | null)[],
  decimalSign: '.' | ',' | null,
): ReadEmissions | null {
  const given: Record<string, unknown> = {};
  const errors: EmissionFinding[] = [];
  let isEmpty = true;
  for (const [index, column] of columns.entries()) {
    if (!isEmissionColumn(column)) continue;
    const cell = cells[index] ?? '';
    const value = readEmissionCell(column, cell, decimalSign);
    if (value !== undefined) isEmpty = false;
    if (value === null) {
      errors.push({
        row,
        column: emissionFileHeadings[column],
        code: 'INVALID_VALUE',
        value: shown(cellText(cell)),
      });
    } else given[column] = value ?? null;
  }
  return isEmpty ? null : { given, errors };
}
