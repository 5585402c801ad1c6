import { groupRange } from '@pcf/catalogue/group-range';
import { materialSpan } from '@pcf/catalogue/material-span';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { type FieldProblemCode, fieldProblemCodes } from '@pcf/contract/problem-codes';
import { type CalculationSummary, calculationSummary } from '@pcf/domain/emission-data/calculation';
import { findings } from '@pcf/domain/emission-data/completeness';
import { type Doubt, type Expected, needsConfirmation, plausibility } from '@pcf/domain/emission-data/plausibility';
import { type RelevantData, relevantData } from '@pcf/domain/emission-data/relevant-data';
import type { LineStep } from '@pcf/domain/exchange/transitions';
import type { Caller } from '../../database/database.ts';
import { type FieldProblem, pointer } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { catalogue, chosenDocuments, impossibleParts, withNames } from '../emission-data/emission-data.service.ts';
import { invalidSupplierTransition, possibleSupplierStep, type ReceivedLine } from '../lines/supplier-lines.service.ts';
import {
  type PreparedFootprint,
  prepareFootprint,
  type UnchangedTemplate,
} from '../network-deliveries/prepare-footprint.service.ts';
import type { SharingFacts } from '../network-deliveries/sharing-facts.service.ts';
import { type LockHolder, whyLocked } from './line-lock.ts';
import type { HeldTemplate } from './sold-product-links.service.ts';

/** What a complete answer lacks, another platform often lacks as well. */
const distinctErrors = (errors: readonly FieldProblem[]): FieldProblem[] => [
  ...new Map(errors.map((error) => [`${error.path} ${error.code}`, error])).values(),
];

const whyStale = ({ submission_version: newest }: ReceivedLine, { submissionVersion }: GivenAnswer['form']) =>
  submissionVersion === newest ? null : new ProblemError('STALE_VERSION', { extra: { submissionVersion: newest } });

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
const problemOf = ({ path, code }: { readonly path: string; readonly code: string }): FieldProblem =>
  problem(
    path.startsWith('itemData') ? path.split('.') : ['data', ...path.split('.')],
    fieldProblemCodes.find((known) => known === code) ?? 'INVALID_VALUE',
  );

const problem = (path: readonly PropertyKey[], code: FieldProblemCode): FieldProblem => ({
  path: pointer('body', path),
  code,
  message: messages[code] ?? 'This is not possible here',
});

/** What a line is to be answered with. */
interface GivenAnswer {
  readonly form: Omit<AnswerForm, 'data' | 'itemData'>;
  readonly answer: CheckedAnswer;
  /** The template that the form names, where it is an own one. */
  readonly template: Pick<HeldTemplate, 'id' | 'data_version'> | undefined;
  /** The same one where the answer says what its newest version says. */
  readonly unchanged: UnchangedTemplate | undefined;
}

interface SubmissionCircumstances {
  /** The user who has the lock of the line. */
  readonly holder: LockHolder | undefined;
  /** What the customer expects, which is only shown. */
  readonly expects: Expected | null;
  /** For customers on other platforms. */
  readonly sharing: SharingFacts | null;
}

/** A new version that nothing stands against. */
export interface Submission {
  readonly step: LineStep;
  readonly answer: CheckedAnswer;
  readonly shareRows: boolean;
  readonly plausibilityConfirmation: string | null;
  /** The template that it came from. */
  readonly use: { readonly templateId: string; readonly templateVersion: number } | null;
  /** What it becomes on the customer's platform, where that is another one. */
  readonly prepared: PreparedFootprint | null;
}

export interface Refusal {
  readonly problem: ProblemError;
  /** Whether nothing but the sentence that confirms it is missing. */
  readonly isUnconfirmed: boolean;
}

interface ValidatedSubmission {
  readonly doubts: readonly Doubt[];
  readonly outcome: Submission | Refusal;
}

/** What an answer makes of a line that is held. Nothing is written, so that it can be shown beforehand. */
export function validateSubmission(
  caller: Caller,
  line: ReceivedLine,
  { form, answer, template, unchanged }: GivenAnswer,
  { holder, expects, sharing }: SubmissionCircumstances,
): ValidatedSubmission {
  const doubts = doubtsAbout(line, answer, expects);
  const step = possibleSupplierStep('submit', caller, line);
  if (!step) return { doubts, outcome: { problem: invalidSupplierTransition(line), isUnconfirmed: false } };
  const refused = whyLocked(caller, holder) ?? whyStale(line, form);
  if (refused) return { doubts, outcome: { problem: refused, isUnconfirmed: false } };
  const plausibilityConfirmation = form.plausibilityConfirmation || null;
  const prepared = line.external && sharing ? prepareFootprint(answer, line, unchanged, sharing) : null;
  const unexpressed = prepared && 'findings' in prepared ? prepared.findings.map(problemOf) : [];
  const errors = distinctErrors([...answer.errors, ...unexpressed, ...templateProblems(form, template)]);
  const missing =
    plausibilityConfirmation === null && needsConfirmation(doubts)
      ? [problem(['plausibilityConfirmation'], 'REQUIRED')]
      : [];
  if (errors.length + missing.length > 0) {
    const invalid = new ProblemError('VALIDATION_FAILED', { errors: [...errors, ...missing] });
    return { doubts, outcome: { problem: invalid, isUnconfirmed: errors.length === 0 } };
  }
  const use = template && {
    templateId: template.id,
    templateVersion: form.templateVersion ?? template.data_version,
  };
  return {
    doubts,
    outcome: {
      step,
      answer,
      shareRows: form.shareRows === true,
      plausibilityConfirmation,
      use: use ?? null,
      prepared: prepared && 'footprint' in prepared ? prepared : null,
    },
  };
}

/** What the customer expects and how old the data are is only shown; for the rest a sentence is asked for. */
function doubtsAbout(line: ReceivedLine, { data }: CheckedAnswer, expects: Expected | null): readonly Doubt[] {
  const {
    in_force_value: value,
    in_force_unit: unit,
    in_force_unit_amount: amount,
    in_force_mass_kg: mass,
    now,
  } = line;
  const productMassKg = mass === null ? null : Number(mass);
  const group = data.emissionValues?.comparisonGroup;
  return plausibility(data, {
    inForce:
      value === null || unit === null
        ? null
        : { value: Number(value), unit, unitAmount: Number(amount ?? 1), productMassKg },
    expects,
    groupRange: group ? groupRange(catalogue, group) : null,
    materialSpan,
    today: now.toISOString().slice(0, 10),
  });
}

/** Without emission data a template cannot have filled anything in, nor with a version that is yet to come. */
function templateProblems(
  { templateId, templateVersion }: GivenAnswer['form'],
  template: GivenAnswer['template'],
): FieldProblem[] {
  if (templateId == null) return [];
  if (!template || template.data_version === 0) return [problem(['templateId'], 'INVALID_VALUE')];
  return (templateVersion ?? 0) > template.data_version ? [problem(['templateVersion'], 'INVALID_VALUE')] : [];
}
