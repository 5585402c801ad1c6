import { requestFileHeadings } from '@pcf/contract/answer-file-headings';
import type { Tx } from '../../database/database.ts';
import type { LineFinding, NamedRow } from './line-finding.service.ts';
import { selectNamedLines } from './named-lines.queries.ts';

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

export const onReference = (
  { row, internalReference }: NamedRow,
  code: 'UNKNOWN_REQUEST' | 'DUPLICATED_REFERENCE_IN_FILE',
): LineFinding => ({ row, column: requestFileHeadings.internalReference, code, value: internalReference });
