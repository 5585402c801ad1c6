import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import { emissionData } from '@pcf/contract/resources/emission-data';
import { type EmissionFileColumn, emissionFileColumns } from '@pcf/contract/vocabulary/emission-file-column';
import { shown } from '../../files/shown-findings.ts';
import { answerWith } from './answer-with.service.ts';
import type { EmissionFinding } from './emission-finding.ts';
import { columnOfPath, type GivenEmissions } from './given-emissions.service.ts';

/** What a row says and the contract does not take. It brings the schemas along, which a worker would have to load first. */
export function outOfBounds(row: number, given: GivenEmissions): EmissionFinding[] {
  const { error } = emissionData.safeParse(answerWith({}, given));
  const codes = new Map<EmissionFileColumn, EmissionFinding['code']>();
  for (const { path, code } of error?.issues ?? []) {
    const column = columnOfPath(path.join('.'));
    if (column) codes.set(column, code === 'too_big' && column === 'comment' ? 'VALUE_TOO_LONG' : 'INVALID_VALUE');
  }
  return emissionFileColumns.flatMap((column): EmissionFinding[] => {
    const code = codes.get(column);
    return code ? [{ row, column: emissionFileHeadings[column], code, value: shown(String(given[column])) }] : [];
  });
}
