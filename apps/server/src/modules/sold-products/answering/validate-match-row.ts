import { matchFileHeadings, requiredMatchFileColumns } from '@pcf/contract/match-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { givenText } from '../../../files/csv-text.ts';
import { type Header, headerReader } from '../../../files/read-header.ts';
import { cellText, type TableRow } from '../../../files/table-row.ts';
import { type NamedRow, readLineName } from '../../files/validate-line-file.service.ts';

const { requestReference, internalReference, templateReference, ...onlyRead } = matchFileHeadings;

/** The columns may stand in any order; what goes out only to be read is passed over, and what is unknown is refused. */
export const readMatchHeader = headerReader<MatchColumn>({
  headings: { requestReference, internalReference, templateReference },
  required: requiredMatchFileColumns,
  requiredFirst: false,
  passedOver: Object.values(onlyRead),
});

interface Validated {
  readonly validated: ValidatedMatch;
  readonly errors: readonly Finding[];
}

/** Finds everything that the row by itself shows to be wrong; null where it names no template. */
export function validateMatchRow(given: TableRow, { columns }: Header<MatchColumn>): Validated | null {
  const templateReference = givenText(cellText(given.cells[columns.indexOf('templateReference')]));
  if (templateReference === '') return null;
  const { name, errors } = readLineName(given, columns);
  return { validated: { ...name, templateReference }, errors };
}

export type Finding = OperationOutput<'importTemplateMatches'>['errors'][number];

/** A row that says which template stands for the product of a line. */
export interface ValidatedMatch extends NamedRow {
  readonly templateReference: string;
}

type MatchColumn = (typeof requiredMatchFileColumns)[number];
