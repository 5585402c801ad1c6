import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import type { LineAction } from '@pcf/domain/exchange/line-action';
import { mayActOnLine } from '@pcf/domain/exchange/line-permissions';
import { type LineStep, lineStep } from '@pcf/domain/exchange/transitions';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  insertHistory,
  type LineMove,
  type LinesWanted,
  type LineValues,
  selectLinesForUpdate,
  updateLines,
} from './lines.queries.ts';

/** Those of the customer's lines that exist, held in one order so that two calls over the same lines wait for each other. */
export const lockOwnLines = (tx: Tx, customerId: string, wanted: LinesWanted) =>
  selectLinesForUpdate(tx, customerId, wanted);

export type { LineMove } from './lines.queries.ts';

/** What a customer's action makes of a line; null where it cannot be done. The page of an archived product is closed. */
export function customerStep(action: LineAction, line: LockedLine): LineStep | null {
  return lineStep(action, 'CUSTOMER', { status: line.status, inForce: line.in_force_version !== null });
}

export const invalidLineTransition = (line: LockedLine) =>
  new ProblemError('INVALID_TRANSITION', { extra: { currentStatus: line.status, productId: line.product_id } });

interface CustomerChange {
  readonly action: LineAction;
  readonly comment?: string | null;
  /** What the history tells beside it. */
  readonly statedDate?: string | null;
  /** What changes with the status, the same for all of the lines. */
  readonly set?: LineValues;
  /** Writes the move and what differs from line to line with it. */
  readonly update?: (tx: Tx, customerId: string, move: LineMove) => Promise<readonly { readonly id: string }[]>;
}

/**
 * The only way in which a customer changes the status of lines: validated by the table, written by a conditional update,
 * told by the history. All of them or none. Effects are the caller's, in the same transaction.
 */
export async function changeCustomerLines(
  tx: Tx,
  caller: Caller,
  lines: readonly LockedLine[],
  { action, comment = null, statedDate = null, set = {}, update = updateLines }: CustomerChange,
): Promise<void> {
  if (!mayActOnLine(action, 'CUSTOMER', caller)) throw new ProblemError('FORBIDDEN');
  const steps = lines.map((line) => {
    const step = customerStep(action, line);
    if (!step) throw invalidLineTransition(line);
    return { line, step };
  });
  const moves = distinctMoves(steps).map(([from, to]): LineMove => {
    const lineIds = steps.filter(({ line, step }) => line.status === from && step.to === to).map(({ line }) => line.id);
    return { lineIds, from, to, set };
  });
  const told = steps.flatMap(({ line, step }) =>
    step.event === null
      ? []
      : [
          {
            customer_organisation_id: line.customer_organisation_id,
            line_id: line.id,
            supplier_organisation_id: set.supplier_organisation_id ?? line.supplier_organisation_id,
            actor_organisation_id: caller.organisationId,
            actor_id: caller.userId,
            event: step.event,
            from_status: line.status,
            to_status: step.to,
            request_reference: set.request_reference ?? line.request_reference,
            comment,
            stated_date: statedDate,
          },
        ],
  );
  const [changed] = await pipelined([
    pipelined(moves.map((move) => update(tx, caller.organisationId, move))),
    insertHistory(tx, told),
  ]);
  if (changed.flat().length < lines.length) throw new Error('A line changed although it was held.');
}

type Validated = readonly { readonly line: LockedLine; readonly step: LineStep }[];

function distinctMoves(steps: Validated): [ProductRequestStatus, ProductRequestStatus][] {
  return [
    ...new Map(steps.map(({ line, step }) => [`${line.status} ${step.to}`, [line.status, step.to]])).values(),
  ] as [ProductRequestStatus, ProductRequestStatus][];
}

/** A line held until the transaction ends. */
export type LockedLine = Awaited<ReturnType<typeof lockOwnLines>>[number];
