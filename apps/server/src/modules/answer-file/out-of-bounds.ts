import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import { emissionData } from '@pcf/contract/resources/emission-data';
import { type EmissionFileColumn, emissionFileColumns } from '@pcf/contract/vocabulary/emission-file-column';
import { shown } from '../../files/shown-findings.ts';
import { answerWith } from './answer-with.ts';
import { columnOfPath } from './given-emissions.ts';
import type { Finding, JudgedRow } from './judge/judged-row.ts';

/** What a row says and the contract does not take. Kept out of the worker, which would have to load the schemas first. */
export function outOfBounds({ row, given }: JudgedRow): Finding[] {
  const { error } = emissionData.safeParse(answerWith({}, given));
  const codes = new Map<EmissionFileColumn, Finding['code']>();
  for (const { path, code } of error?.issues ?? []) {
    const column = columnOfPath(path.join('.'));
    if (column) codes.set(column, code === 'too_big' && column === 'comment' ? 'VALUE_TOO_LONG' : 'INVALID_VALUE');
  }
  return emissionFileColumns.flatMap((column): Finding[] => {
    const code = codes.get(column);
    return code ? [{ row, column: emissionFileHeadings[column], code, value: shown(String(given[column])) }] : [];
  });
}
