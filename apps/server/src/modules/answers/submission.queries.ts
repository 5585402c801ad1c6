import type { CalculationSummary } from '@pcf/domain/emission-data/calculation';
import type { RelevantData } from '@pcf/domain/emission-data/relevant-data';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import type { ReceivedLine } from '../lines/lock-received-lines.service.ts';

export interface NewSubmission extends RelevantData {
  readonly line: ReceivedLine;
  readonly version: number;
  readonly calculation: CalculationSummary | null;
  readonly shareRows: boolean;
  readonly plausibilityConfirmation: string | null;
}

/** The rows of a calculation are kept for the supplier, and are part of what the customer gets only where they are shared. */
export async function insertSubmissions(tx: Tx, caller: Caller, submissions: readonly NewSubmission[]): Promise<void> {
  const given = submissions.map(({ line, version, itemData, ...rest }) => ({
    ...rest,
    rows: itemData === null ? null : JSON.stringify(itemData),
    key: {
      customer_organisation_id: line.customer_organisation_id,
      line_id: line.id,
      version,
      supplier_organisation_id: caller.organisationId,
    },
  }));
  const shown = given.map(({ key, data, calculation, rows, shareRows, plausibilityConfirmation }) => ({
    ...key,
    data: JSON.stringify(data),
    calculation: calculation === null ? null : JSON.stringify(calculation),
    item_data: shareRows ? rows : null,
    plausibility_confirmation: plausibilityConfirmation,
    submitted_by: caller.userId,
  }));
  const kept = given.flatMap(({ key, rows }) => (rows === null ? [] : [{ ...key, item_data: rows }]));
  await together([
    tx.insertInto('submission').values(shown).execute(),
    kept.length > 0 ? tx.insertInto('submission_rows').values(kept).execute() : undefined,
  ]);
}
