import type { CalculationSummary } from '@pcf/domain/emission-data/calculation';
import type { RelevantData } from '@pcf/domain/emission-data/relevant-data';
import type { Caller, Tx } from '../../database/database.ts';
import type { ReceivedLine } from '../lines/lock-received-lines.service.ts';

export interface NewSubmission extends RelevantData {
  readonly version: number;
  readonly calculation: CalculationSummary | null;
  readonly shareRows: boolean;
  readonly plausibilityConfirmation: string | null;
}

/** The rows of a calculation are kept for the supplier, and are part of what the customer gets only where they are shared. */
export async function insertSubmission(
  tx: Tx,
  caller: Caller,
  line: ReceivedLine,
  { version, data, calculation, itemData, shareRows, plausibilityConfirmation }: NewSubmission,
): Promise<void> {
  const key = {
    customer_organisation_id: line.customer_organisation_id,
    line_id: line.id,
    version,
    supplier_organisation_id: caller.organisationId,
  };
  const rows = itemData === null ? null : JSON.stringify(itemData);
  await tx
    .insertInto('submission')
    .values({
      ...key,
      data: JSON.stringify(data),
      calculation: calculation === null ? null : JSON.stringify(calculation),
      item_data: shareRows ? rows : null,
      plausibility_confirmation: plausibilityConfirmation,
      submitted_by: caller.userId,
    })
    .execute();
  if (rows === null) return;
  await tx
    .insertInto('submission_rows')
    .values({ ...key, item_data: rows })
    .execute();
}
