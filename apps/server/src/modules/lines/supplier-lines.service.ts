import type { LineEvent } from '@pcf/contract/vocabulary/requests';
import type { LineAction } from '@pcf/domain/exchange/line-action';
import { mayActOnLine } from '@pcf/domain/exchange/line-permissions';
import { type LineStep, lineStep } from '@pcf/domain/exchange/transitions';
import { type RawBuilder, sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { byNoIndex } from '../../database/list-query.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { insertHistory, type LineValues, updateLines } from './lines.queries.ts';

const anyOf = (ids: Ids) => sql<string>`any(${ids}::uuid[])`;

/** Held before anything is asked about them, so that what is asked next cannot change any more. */
export const selectHeldLines = (db: Queries | Tx) =>
  db
    .selectFrom('product_line')
    .select([
      'id',
      'customer_organisation_id',
      'product_id',
      'status',
      'archived',
      'request_reference',
      'requested_at',
      'due_date',
      'work_begun_at',
      'submission_version',
      'in_force_version',
      'in_force_value',
      'in_force_unit',
      'in_force_unit_amount',
      'in_force_mass_kg',
      // Whether the customer lives on another platform.
      sql<boolean>`exists (
        select from network_connection c
         where c.organisation_id = product_line.supplier_organisation_id
           and c.partner_organisation_id = product_line.customer_organisation_id)`.as('external'),
      sql<Date>`now()`.as('now'),
    ])
    .forUpdate();

const selectReceivedForUpdate = (tx: Tx, supplierId: string, lineIds: Ids) =>
  selectHeldLines(tx)
    .where(byNoIndex(sql<boolean>`supplier_organisation_id = ${supplierId} and sent_at is not null`))
    .where('id', '=', anyOf(lineIds))
    .orderBy('id')
    .execute();

/** Of all lines that are locked: ending a connection locks its lines as well. */
const selectConnectedCustomers = (tx: Tx, supplierId: string, lineIds: Ids) =>
  tx
    .selectFrom(
      sql<{ id: string }>`(
        select c.id
          from (select distinct customer_organisation_id from product_line
                 where ${byNoIndex(sql<boolean>`supplier_organisation_id = ${supplierId}`)} and id = ${anyOf(lineIds)}) l
         cross join lateral (
               select k.customer_organisation_id as id from connection k
                where k.customer_organisation_id = l.customer_organisation_id and k.supplier_organisation_id = ${supplierId}
                  and k.status <> 'DECLINED' offset 0) c)`.as('c'),
    )
    .select('id')
    .execute();

/** Whether a row of what hangs on lines belongs to one of these, by the key that all such tables have. */
export const ofLines = (lines: readonly LineKey[]) => sql<boolean>`
  (customer_organisation_id, line_id) in (
    select * from unnest(${lines.map((line) => line.customer_organisation_id)}::uuid[], ${lines.map(({ id }) => id)}::uuid[]))`;

/**
 * What a supplier's action makes of a line; null where it cannot be done. Of an archived product, or once the connection
 * has ended, it is only read.
 */
export function possibleSupplierStep(action: LineAction, caller: Caller, line: ReceivedLine): LineStep | null {
  if (!mayActOnLine(action, 'SUPPLIER', caller)) throw new ProblemError('FORBIDDEN');
  if (line.archived || !line.connected) return null;
  return lineStep(action, 'SUPPLIER', { status: line.status, inForce: line.in_force_version !== null });
}

/** The same for a caller that does it at once. */
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
  /** What the history tells beside it. */
  readonly statedDate?: string | null;
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
  { step, comment = null, statedDate = null, set = {}, event = step.event ?? undefined }: SupplierChange,
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
            stated_date: statedDate,
          },
        ],
  );
  const [changed] = await pipelined([updateLines(tx, customerId, move), insertHistory(tx, told)]);
  if (changed.length < lines.length) throw new Error('A line changed although it was held.');
}

export const changeSupplierLine = (tx: Tx, caller: Caller, line: ReceivedLine, change: SupplierChange): Promise<void> =>
  changeSupplierLines(tx, caller, [line], change);

interface LineKey {
  readonly id: string;
  readonly customer_organisation_id: string;
}

/** A line as its supplier holds it until the transaction ends. */
export type ReceivedLine = Awaited<ReturnType<typeof lockReceivedLines>>[number];

/** Those of the lines that were sent to the supplier and are still its own. */
export async function lockReceivedLines(tx: Tx, supplierId: string, lineIds: Ids) {
  // A statement of its own that comes second: it sees what has become of the connection while the lines were waited for.
  const [lines, customers] = await pipelined([
    selectReceivedForUpdate(tx, supplierId, lineIds),
    selectConnectedCustomers(tx, supplierId, lineIds),
  ]);
  const connected = new Set(customers.map(({ id }) => id));
  return lines.map((line) => ({ ...line, connected: connected.has(line.customer_organisation_id) }));
}

/** Ids, or a query for them. */
type Ids = readonly string[] | RawBuilder<readonly string[]>;
