import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { type FieldProblemCode, fieldProblemCodes } from '@pcf/contract/problem-codes';
import { type CalculationSummary, calculationSummary } from '@pcf/domain/emission-data/calculation';
import { findings } from '@pcf/domain/emission-data/completeness';
import { type RelevantData, relevantData } from '@pcf/domain/emission-data/relevant-data';
import { type FieldProblem, pointer } from '../../http/field-problems.ts';
import { chosenDocuments, withNames } from '../emission-data/chosen-documents.service.ts';
import { impossibleParts } from '../emission-data/impossible-parts.service.ts';

export type AnswerForm = CheckedInput<'submitEmissionData'>['body'];

/** What is submitted of a form, to whichever customer it is. */
export interface CheckedAnswer extends RelevantData {
  readonly calculation: CalculationSummary | null;
  readonly documentIds: readonly string[];
  /** Everything that stands against it at once. */
  readonly errors: readonly FieldProblem[];
}

interface Circumstances {
  /** Of the documents in the library that the form may name. */
  readonly documentNames: ReadonlyMap<string, string>;
  readonly now: Date;
}

export function checkAnswer(
  form: Pick<AnswerForm, 'data' | 'itemData'>,
  { documentNames, now }: Circumstances,
): CheckedAnswer {
  const { data, itemData } = relevantData(form.data, form.itemData);
  const documents = chosenDocuments(data);
  return {
    data: withNames(data, documentNames),
    itemData,
    calculation: itemData === null ? null : calculationSummary(itemData),
    documentIds: [...new Set(documents.map(({ id }) => id))],
    errors: [
      ...findings(data, itemData, { currentYear: now.getUTCFullYear() }).map(problemOf),
      ...impossibleParts({ data, itemData }, documentNames).map((path) => problem(path, 'INVALID_VALUE')),
    ],
  };
}

const messages: Partial<Record<FieldProblemCode, string>> = {
  REQUIRED: 'This is needed before the data can be submitted',
  TOO_LARGE: 'This is too large',
  TOO_SMALL: 'This is too small',
};

/** What was found at a field of the data or of the rows. Not everything that can be found has a code of its own for a field. */
export const problemOf = ({ path, code }: { readonly path: string; readonly code: string }): FieldProblem =>
  problem(
    path.startsWith('itemData') ? path.split('.') : ['data', ...path.split('.')],
    fieldProblemCodes.find((known) => known === code) ?? 'INVALID_VALUE',
  );

export const problem = (path: readonly PropertyKey[], code: FieldProblemCode): FieldProblem => ({
  path: pointer('body', path),
  code,
  message: messages[code] ?? 'This is not possible here',
});
