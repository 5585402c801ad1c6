import {
  type AnswerFileColumn,
  answerFileHeadings,
  requiredAnswerFileColumns,
} from '@pcf/contract/answer-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type Header, headerReader } from '../../../files/read-header.ts';
import type { TableRow } from '../../../files/table-row.ts';
import type { GivenEmissions } from '../../files/given-emissions.service.ts';
import { readEmissions } from '../../files/read-emissions.service.ts';
import { type NamedRow, readLineName } from '../../files/validate-line-file.service.ts';

/** The columns may stand in any order; one that is unknown or there twice is refused, so that none is overlooked. */
export const readAnswerHeader = headerReader({
  headings: answerFileHeadings,
  required: requiredAnswerFileColumns,
  requiredFirst: false,
});

interface Validated {
  readonly validated: ValidatedRow;
  readonly errors: readonly Finding[];
}

/** Finds everything that the row by itself shows to be wrong; null where it answers nothing. */
export function validateAnswerRow(
  given: TableRow,
  { columns }: Header<AnswerFileColumn>,
  decimalSign: '.' | ',' | null,
): Validated | null {
  const emissions = readEmissions(given, columns, decimalSign);
  if (emissions === null) return null;
  const { name, errors: unnamed } = readLineName(given, columns);
  const errors = [...unnamed, ...emissions.errors];
  return { validated: { ...name, given: emissions.given, understood: errors.length === 0 }, errors };
}

export type Finding = OperationOutput<'importAnswers'>['errors'][number];

/** A row that answers something: which line it means, and what it says about it. */
export interface ValidatedRow extends NamedRow {
  readonly given: GivenEmissions;
  /** Whether every cell was; where not, what is missing is not looked for. */
  readonly understood: boolean;
}
