import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { carriedOver } from '@pcf/domain/emission-data/carried-over';
import type { AnswerRow } from './answer-file.queries.ts';

interface AnswerSoFar {
  readonly data: EmissionData;
  readonly itemData: ItemData | null;
  readonly shareRows: boolean;
  readonly plausibilityConfirmation: string | null;
  readonly templateId: string | null;
  readonly templateVersion: number | null;
}

/** What the next answer begins with: the draft, else what was submitted last, in which whether it was verified is open. */
export function answerSoFar(line: AnswerRow): AnswerSoFar {
  const { draft, draft_has_template, submitted, submitted_rows, submitted_rows_shared } = line;
  if (draft) {
    const { data, itemData = null, shareRows = false, plausibilityConfirmation = null } = draft;
    const { templateId = null, templateVersion = null } = draft_has_template ? draft : {};
    return { data, itemData, shareRows, plausibilityConfirmation, templateId, templateVersion };
  }
  return {
    data: submitted ? carriedOver(submitted) : {},
    itemData: submitted_rows,
    shareRows: submitted_rows_shared,
    plausibilityConfirmation: null,
    templateId: null,
    templateVersion: null,
  };
}
