import { cellText } from '../../../files/cell-text.ts';
import { givenText } from '../../../files/harmless-text.ts';
import type { Header } from '../../../files/read-header.ts';
import type { TableRow } from '../../../files/table-row.ts';
import { readLineName } from '../../files/read-line-name.service.ts';
import type { Finding, JudgedMatch } from './judged-match.ts';
import type { MatchColumn } from './read-match-header.ts';

interface Judged {
  readonly judged: JudgedMatch;
  readonly errors: readonly Finding[];
}

/** Finds everything that the row by itself shows to be wrong; null where it names no template. */
export function judgeMatchRow(given: TableRow, { columns }: Header<MatchColumn>): Judged | null {
  const templateReference = givenText(cellText(given.cells[columns.indexOf('templateReference')]));
  if (templateReference === '') return null;
  const { name, errors } = readLineName(given, columns);
  return { judged: { ...name, templateReference }, errors };
}
