import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { resendAllowedAt } from '@pcf/domain/exchange/reminder-schedule';
import { lineStep } from '@pcf/domain/exchange/transitions';
import type { Caller } from '../../database/database.ts';
import { type HistoryRow, presentHistory } from '../lines/present-history.service.ts';
import { presentLine } from '../products/present-line.service.ts';
import { presentExpected } from './expected-columns.service.ts';
import type { RequestedProductRow } from './requested-product.queries.ts';

type Answer = OperationOutput<'getRequestedProduct'>;

export function presentRequestedProduct(
  row: RequestedProductRow,
  history: readonly HistoryRow[],
  caller: Caller,
): Answer {
  return {
    ...presentLine(row),
    description: row.description,
    unit: row.unit,
    requestComment: row.request_comment,
    reason: row.reason,
    reasonCode: row.reason_code,
    expects: presentExpected(row),
    campaign:
      row.campaign_id !== null && row.campaign_name !== null ? { id: row.campaign_id, name: row.campaign_name } : null,
    expectedDate: row.expected_date,
    mailedAt: row.mailed_at?.toISOString() ?? null,
    resendAllowedAt: remindedAgainAt(row)?.toISOString() ?? null,
    timeline: history.map((entry) => presentHistory(entry, caller.organisationId)),
  };
}

/** Only a reminder has to wait; asking anew does not. */
function remindedAgainAt({ status, in_force_version, mailed_at }: RequestedProductRow): Date | null {
  const step = lineStep('resend', 'CUSTOMER', { status, inForce: in_force_version !== null });
  if (step?.event !== 'REMINDED' || mailed_at === null) return null;
  const allowed = resendAllowedAt(mailed_at);
  return allowed > new Date() ? allowed : null;
}
