import { materialSpan } from '@pcf/catalogue/material-span';
import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { answerImportWarnings } from '@pcf/contract/vocabulary/files';
import { findings } from '@pcf/domain/emission-data/completeness';
import { plausibility } from '@pcf/domain/emission-data/plausibility';
import { type RelevantData, relevantData } from '@pcf/domain/emission-data/relevant-data';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { lineStep } from '@pcf/domain/exchange/transitions';
import type { Caller } from '../../../database/database.ts';
import { tellAlike } from '../../files/emission-cells.service.ts';
import { answerWith, columnOfPath } from '../../files/given-emissions.service.ts';
import { prepareFootprint } from '../../network-deliveries/prepare-footprint.service.ts';
import type { SharingFacts } from '../../network-deliveries/sharing-facts.service.ts';
import { type AnswerRow, answerSoFar } from './answer-file.queries.ts';
import type { Finding, ValidatedRow } from './validate-answer-row.ts';

type Form = Omit<CheckedInput<'submitEmissionData'>['body'], 'submissionVersion'>;

export interface ValidatedAnswer {
  readonly row: number;
  readonly line: AnswerRow;
  readonly form: Form;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

interface Circumstances {
  readonly submit: boolean;
  readonly caller: Caller;
  readonly now: Date;
  /** For customers on other platforms. */
  readonly sharing: SharingFacts | null;
}

/** What a row makes of a line, and what speaks against it; null where it says nothing new. */
export function validateAnswer(
  { row, given, understood }: ValidatedRow,
  line: AnswerRow,
  { submit, caller, now, sharing }: Circumstances,
): ValidatedAnswer | null {
  const before = answerSoFar(line);
  const data = withoutNothing(answerWith(before.data, given));
  const alike = tellAlike(before.data, data);
  // A draft that the file repeats is still to be submitted.
  if (alike && !(submit && line.draft)) return null;
  const relevant = relevantData(data, before.itemData);
  const form: Form = {
    data,
    itemData: relevant.itemData,
    shareRows: before.shareRows,
    plausibilityConfirmation: data.comment ?? before.plausibilityConfirmation,
    templateId: before.templateId,
    templateVersion: before.templateVersion,
  };
  const unlikely = plausibility(relevant.data, {
    inForce: inForceOf(line),
    expects: null,
    groupRange: null,
    materialSpan,
    today: now.toISOString().slice(0, 10),
  }).flatMap(({ warning }) => answerImportWarnings.filter((code) => code === warning));
  const isUnexplained = submit && understood && unlikely.length > 0 && !form.plausibilityConfirmation;
  return {
    row,
    line,
    form,
    errors: [
      ...whyNotAnswered(row, line, submit, caller),
      ...(submit && understood
        ? [
            ...findings(relevant.data, relevant.itemData, { currentYear: now.getUTCFullYear() }),
            ...unexpressed(relevant, line, sharing),
          ]
            .filter(({ path }, index, found) => found.findIndex((other) => other.path === path) === index)
            .map((each) => missing(row, each))
        : []),
      ...(isUnexplained ? [{ row, column: emissionFileHeadings.comment, code: 'CONFIRMATION_MISSING' as const }] : []),
    ],
    warnings: [
      ...(line.draft && !alike ? [{ row, code: 'DRAFT_EXISTS' as const }] : []),
      ...unlikely.map((code) => ({
        row,
        column: emissionFileHeadings.value,
        code,
        value: String(relevant.data.emissionValues?.value),
      })),
    ],
  };
}

/** What the customer's own platform could not be told. */
function unexpressed(answer: RelevantData, line: AnswerRow, sharing: SharingFacts | null) {
  if (!line.external || !sharing) return [];
  const prepared = prepareFootprint(answer, line, undefined, sharing);
  return 'findings' in prepared ? prepared.findings : [];
}

function whyNotAnswered(row: number, line: AnswerRow, submit: boolean, { userId }: Caller): Finding[] {
  if (line.archived) return [{ row, code: 'PRODUCT_ARCHIVED' }];
  if (!line.connected) return [{ row, code: 'NOT_CONNECTED' }];
  const { status } = line;
  if (!lineStep(submit ? 'submit' : 'saveDraft', 'SUPPLIER', { status, inForce: line.in_force_value !== null })) {
    return [{ row, code: 'REQUEST_CANCELED', value: status }];
  }
  if (line.lock_holder_id === null || line.lock_holder_id === userId) return [];
  return [{ row, code: 'LOCKED_BY_COLLEAGUE', value: line.lock_holder_name ?? '' }];
}

/** What the file has no column for is told by its name. */
export function missing(row: number, { path, code }: { readonly path: string; readonly code: string }): Finding {
  const column = columnOfPath(path);
  const told = code === 'REQUIRED' ? 'INCOMPLETE' : 'INVALID_VALUE';
  return column ? { row, column: emissionFileHeadings[column], code: told } : { row, code: told, value: path };
}

function inForceOf({ in_force_value: value, in_force_unit: unit, in_force_unit_amount: amount }: AnswerRow) {
  return value === null || unit === null ? null : { value: Number(value), unit, unitAmount: Number(amount ?? 1) };
}
