import { groupRange } from '@pcf/catalogue/group-range';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import { findings } from '@pcf/domain/emission-data/completeness';
import { needsConfirmation, plausibility } from '@pcf/domain/emission-data/plausibility';
import { type RelevantData, relevantData } from '@pcf/domain/emission-data/relevant-data';
import type { Tx } from '../../database/database.ts';
import { type FieldProblem, pointer } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { knownDocuments } from '../documents/known-documents.service.ts';
import { catalogue } from '../emission-data/catalogue-tree.service.ts';
import { chosenDocuments, withNames } from '../emission-data/chosen-documents.service.ts';
import { factorProblems } from '../emission-data/factor-problems.service.ts';
import type { ReceivedLine } from '../lines/lock-received-lines.service.ts';

type Form = CheckedInput<'submitEmissionData'>['body'];

export interface CheckedAnswer extends RelevantData {
  readonly documentIds: readonly string[];
  readonly plausibilityConfirmation: string | null;
}

/** What is submitted of a form, or everything that stands against it at once. */
export async function checkAnswer(tx: Tx, line: ReceivedLine, form: Form): Promise<CheckedAnswer> {
  const { data, itemData } = relevantData(form.data, form.itemData);
  const documents = chosenDocuments(data);
  const names = await knownDocuments(
    tx,
    documents.map(({ id }) => id),
  );
  const confirmation = form.plausibilityConfirmation || null;
  const errors = [
    ...findings(data, itemData, { currentYear: line.now.getUTCFullYear() }).map(({ path, code }) =>
      problem(path.startsWith('itemData') ? path.split('.') : ['data', ...path.split('.')], code),
    ),
    ...factorProblems(itemData).map((path) => problem(path, 'INVALID_VALUE')),
    ...documents.filter(({ id }) => !names.has(id)).map(({ path }) => problem(path, 'INVALID_VALUE')),
    ...(confirmation === null && isDoubtful(line, data) ? [problem(['plausibilityConfirmation'], 'REQUIRED')] : []),
  ];
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return {
    data: withNames(data, names),
    itemData,
    documentIds: [...names.keys()],
    plausibilityConfirmation: confirmation,
  };
}

/** Whether a sentence is asked for. What the customer expects and how old the data are is only shown. */
function isDoubtful(line: ReceivedLine, data: RelevantData['data']): boolean {
  const { in_force_value: value, in_force_unit: unit, in_force_unit_amount: amount, now } = line;
  const group = data.emissionValues?.comparisonGroup;
  const inForce =
    value === null || unit === null ? null : { value: Number(value), unit, unitAmount: Number(amount ?? 1) };
  return needsConfirmation(
    plausibility(data, {
      inForce,
      expects: null,
      groupRange: group ? groupRange(catalogue, group) : null,
      today: now.toISOString().slice(0, 10),
    }),
  );
}

const messages: Partial<Record<FieldProblemCode, string>> = {
  REQUIRED: 'This is needed before the data can be submitted',
  TOO_LARGE: 'This is too large',
  TOO_SMALL: 'This is too small',
};

const problem = (path: readonly PropertyKey[], code: FieldProblemCode): FieldProblem => ({
  path: pointer('body', path),
  code,
  message: messages[code] ?? 'This is not possible here',
});
