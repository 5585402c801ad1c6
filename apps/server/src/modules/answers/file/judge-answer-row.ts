import type { AnswerFileColumn } from '@pcf/contract/answer-file-headings';
import type { Header } from '../../../files/read-header.ts';
import type { TableRow } from '../../../files/table-row.ts';
import { readEmissions } from '../../files/read-emissions.service.ts';
import { readLineName } from '../../files/read-line-name.service.ts';
import type { Finding, JudgedRow } from './judged-row.ts';

interface Judged {
  readonly judged: JudgedRow;
  readonly errors: readonly Finding[];
}

/** Finds everything that the row by itself shows to be wrong; null where it answers nothing. */
export function judgeAnswerRow(
  given: TableRow,
  { columns }: Header<AnswerFileColumn>,
  decimalSign: '.' | ',' | null,
): Judged | null {
  const emissions = readEmissions(given, columns, decimalSign);
  if (emissions === null) return null;
  const { name, errors: unnamed } = readLineName(given, columns);
  const errors = [...unnamed, ...emissions.errors];
  return { judged: { ...name, given: emissions.given, understood: errors.length === 0 }, errors };
}
