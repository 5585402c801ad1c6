import type { LineEvent } from '@pcf/contract/vocabulary/line-event';
import type { LineAction } from '@pcf/domain/exchange/line-action';
import { mayActOnLine } from '@pcf/domain/exchange/permissions';
import { type LineStep, lineStep } from '@pcf/domain/exchange/transitions';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { insertHistory, type LineValues, updateLines } from './lines.queries.ts';
import type { ReceivedLine } from './lock-received-lines.service.ts';

/** What a supplier's action makes of a line. Of an archived product, or once the connection has ended, it is only read. */
export function supplierStep(action: LineAction, caller: Caller, line: ReceivedLine): LineStep {
  if (!mayActOnLine(action, 'SUPPLIER', caller.accessLevel)) throw new ProblemError('FORBIDDEN');
  const step = lineStep(action, 'SUPPLIER', { status: line.status, inForce: line.in_force_version !== null });
  if (!step || line.archived || !line.connected) {
    throw new ProblemError('INVALID_TRANSITION', {
      extra: { currentStatus: line.status, productId: line.product_id },
    });
  }
  return step;
}

interface SupplierChange {
  readonly step: LineStep;
  readonly comment?: string | null;
  readonly set?: LineValues;
  /** Where the history tells something else than the step does. */
  readonly event?: LineEvent;
}

/** The only way in which a supplier changes a line: by a step of the table, a conditional update and a row of the history. */
export async function changeSupplierLine(
  tx: Tx,
  caller: Caller,
  line: ReceivedLine,
  { step, comment = null, set = {}, event = step.event ?? undefined }: SupplierChange,
): Promise<void> {
  const move = { lineIds: [line.id], from: line.status, to: step.to, set };
  const changed = await updateLines(tx, line.customer_organisation_id, move);
  if (changed.length === 0) throw new Error('A line changed although it was held.');
  if (event === undefined) return;
  await insertHistory(tx, [
    {
      customer_organisation_id: line.customer_organisation_id,
      line_id: line.id,
      supplier_organisation_id: caller.organisationId,
      actor_organisation_id: caller.organisationId,
      actor_id: caller.userId,
      event,
      from_status: line.status,
      to_status: step.to,
      request_reference: line.request_reference,
      comment,
    },
  ]);
}
