import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { carriedOver } from '@pcf/domain/emission-data/carried-over';
import type { AnswerRow } from './answer-file.queries.ts';

interface AnswerSoFar {
  readonly data: EmissionData;
  readonly itemData: ItemData | null;
  readonly shareRows: boolean;
  readonly plausibilityConfirmation: string | null;
}

/** What the next answer begins with: the draft, else what was submitted last, in which whether it was verified is open. */
export function answerSoFar({ draft, submitted, submitted_rows, submitted_rows_shared }: AnswerRow): AnswerSoFar {
  if (draft) {
    const { data, itemData = null, shareRows = false, plausibilityConfirmation = null } = draft;
    return { data, itemData, shareRows, plausibilityConfirmation };
  }
  return {
    data: submitted ? carriedOver(submitted) : {},
    itemData: submitted_rows,
    shareRows: submitted_rows_shared,
    plausibilityConfirmation: null,
  };
}
