import type { LineEvent } from '@pcf/contract/vocabulary/line-event';
import type { LineAction } from '@pcf/domain/exchange/line-action';
import { mayActOnLine } from '@pcf/domain/exchange/permissions';
import { type LineStep, lineStep } from '@pcf/domain/exchange/transitions';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { insertHistory, type LineValues, updateLines } from './lines.queries.ts';
import type { ReceivedLine } from './lock-received-lines.service.ts';

/**
 * What a supplier's action makes of a line; null where it cannot be done. Of an archived product, or once the connection
 * has ended, it is only read.
 */
export function possibleSupplierStep(action: LineAction, caller: Caller, line: ReceivedLine): LineStep | null {
  if (!mayActOnLine(action, 'SUPPLIER', caller)) throw new ProblemError('FORBIDDEN');
  if (line.archived || !line.connected) return null;
  return lineStep(action, 'SUPPLIER', { status: line.status, inForce: line.in_force_version !== null });
}

/** The same for whoever does it at once. */
export function supplierStep(action: LineAction, caller: Caller, line: ReceivedLine): LineStep {
  const step = possibleSupplierStep(action, caller, line);
  if (!step) throw invalidSupplierTransition(line);
  return step;
}

export const invalidSupplierTransition = (line: ReceivedLine) =>
  new ProblemError('INVALID_TRANSITION', { extra: { currentStatus: line.status, productId: line.product_id } });

interface SupplierChange {
  readonly step: LineStep;
  readonly comment?: string | null;
  readonly set?: LineValues;
  /** Where the history tells something else than the step does. */
  readonly event?: LineEvent;
}

/**
 * The only way in which a supplier changes lines: by a step of the table, a conditional update and a row of the history
 * for each. Several at once are of one customer and in one status.
 */
export async function changeSupplierLines(
  tx: Tx,
  caller: Caller,
  lines: readonly [ReceivedLine, ...ReceivedLine[]],
  { step, comment = null, set = {}, event = step.event ?? undefined }: SupplierChange,
): Promise<void> {
  const [{ customer_organisation_id: customerId, status: from }] = lines;
  const move = { lineIds: lines.map(({ id }) => id), from, to: step.to, set };
  const told = lines.flatMap((line) =>
    event === undefined
      ? []
      : [
          {
            customer_organisation_id: customerId,
            line_id: line.id,
            supplier_organisation_id: caller.organisationId,
            actor_organisation_id: caller.organisationId,
            actor_id: caller.userId,
            event,
            from_status: from,
            to_status: step.to,
            request_reference: line.request_reference,
            comment,
          },
        ],
  );
  const [changed] = await together([updateLines(tx, customerId, move), insertHistory(tx, told)]);
  if (changed.length < lines.length) throw new Error('A line changed although it was held.');
}

export const changeSupplierLine = (tx: Tx, caller: Caller, line: ReceivedLine, change: SupplierChange): Promise<void> =>
  changeSupplierLines(tx, caller, [line], change);
