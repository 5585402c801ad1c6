import { groupRange } from '@pcf/catalogue/group-range';
import { materialSpan } from '@pcf/catalogue/material-span';
import { type Doubt, type Expected, needsConfirmation, plausibility } from '@pcf/domain/emission-data/plausibility';
import type { LineStep } from '@pcf/domain/exchange/transitions';
import type { Caller } from '../../database/database.ts';
import type { FieldProblem } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { catalogue } from '../emission-data/catalogue-tree.service.ts';
import { invalidSupplierTransition, possibleSupplierStep } from '../lines/change-supplier-lines.service.ts';
import type { ReceivedLine } from '../lines/lock-received-lines.service.ts';
import {
  type PreparedFootprint,
  prepareFootprint,
  type UnchangedTemplate,
} from '../network-deliveries/prepare-footprint.service.ts';
import type { SharingFacts } from '../network-deliveries/sharing-facts.service.ts';
import { type AnswerForm, type CheckedAnswer, problem, problemOf } from './check-answer.service.ts';
import type { HeldTemplate } from './held-sold-products.service.ts';
import type { LockHolder } from './line-lock.queries.ts';
import { whyLocked } from './line-lock.service.ts';

/** What a line is to be answered with. */
export interface GivenAnswer {
  readonly form: Omit<AnswerForm, 'data' | 'itemData'>;
  readonly answer: CheckedAnswer;
  /** The template that the form names, where it is an own one. */
  readonly template: Pick<HeldTemplate, 'id' | 'data_version'> | undefined;
  /** The same one where the answer says what its newest version says. */
  readonly unchanged: UnchangedTemplate | undefined;
}

interface Circumstances {
  /** Whoever has the lock of the line. */
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

interface JudgedSubmission {
  readonly doubts: readonly Doubt[];
  readonly outcome: Submission | Refusal;
}

/** What an answer makes of a line that is held. Nothing is written, so that it can be shown beforehand. */
export function judgeSubmission(
  caller: Caller,
  line: ReceivedLine,
  { form, answer, template, unchanged }: GivenAnswer,
  { holder, expects, sharing }: Circumstances,
): JudgedSubmission {
  const doubts = doubtsAbout(line, answer, expects);
  const step = possibleSupplierStep('submit', caller, line);
  if (!step) return { doubts, outcome: { problem: invalidSupplierTransition(line), isUnconfirmed: false } };
  const refused = whyLocked(caller, holder) ?? whyStale(line, form);
  if (refused) return { doubts, outcome: { problem: refused, isUnconfirmed: false } };
  const plausibilityConfirmation = form.plausibilityConfirmation || null;
  const prepared = line.elsewhere && sharing ? prepareFootprint(answer, line, unchanged, sharing) : null;
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

/** What a complete answer lacks, another platform often lacks as well. */
const distinctErrors = (errors: readonly FieldProblem[]): FieldProblem[] => [
  ...new Map(errors.map((error) => [`${error.path} ${error.code}`, error])).values(),
];

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

const whyStale = ({ submission_version: newest }: ReceivedLine, { submissionVersion }: GivenAnswer['form']) =>
  submissionVersion === newest ? null : new ProblemError('STALE_VERSION', { extra: { submissionVersion: newest } });

/** Without emission data a template cannot have filled anything in, nor with a version that is yet to come. */
function templateProblems(
  { templateId, templateVersion }: GivenAnswer['form'],
  template: GivenAnswer['template'],
): FieldProblem[] {
  if (templateId == null) return [];
  if (!template || template.data_version === 0) return [problem(['templateId'], 'INVALID_VALUE')];
  return (templateVersion ?? 0) > template.data_version ? [problem(['templateVersion'], 'INVALID_VALUE')] : [];
}
