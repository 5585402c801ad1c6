import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';

/** A field of an answer: emissionValues.stages.2.value. */
export type FieldPath = string;

/** What stands against submitting. */
export interface Finding {
  readonly path: FieldPath;
  readonly code: FieldProblemCode;
  readonly step: AnswerStep;
}

/** Beside the period that they follow from. */
const stepOfField: Readonly<Record<FieldPath, AnswerStep>> = {
  'exchange.validFrom': 'emissions',
  'exchange.validUntil': 'emissions',
};

const stepOfSection: Readonly<Record<string, AnswerStep>> = {
  emissionValues: 'emissions',
  itemData: 'emissions',
  dataSources: 'data',
  methodologies: 'methods',
  verificationData: 'methods',
  reductionPlan: 'methods',
  exchange: 'methods',
  comment: 'methods',
};

/** The step on which a field is asked for. */
export const stepOf = (path: FieldPath): AnswerStep =>
  stepOfField[path] ?? stepOfSection[path.split('.')[0] ?? ''] ?? 'overview';

export const finding = (path: FieldPath, code: FieldProblemCode = 'REQUIRED'): Finding => ({
  path,
  code,
  step: stepOf(path),
});
