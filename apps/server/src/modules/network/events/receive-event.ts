import { textLimits } from '@pcf/contract/text-limits';
import type { DeclineReasonCode } from '@pcf/contract/vocabulary/requests';
import { comparableBase } from '@pcf/pact/v3/event-source';
import type { Caller, Tx } from '../../../database/database.ts';
import { enqueueAll } from '../../../jobs/enqueue.ts';
import { jsonSource } from '../../../network/json-source.ts';
import { noticeLines } from '../../lines/notice-lines.service.ts';
import { changeSupplierLine, lockReceivedLines, possibleSupplierStep } from '../../lines/supplier-lines.service.ts';
import { PactError } from '../host/pact-error.ts';
import { isId } from '../host/partner-paths.ts';
import { applyRequest } from './apply-request.ts';
import {
  insertEvent,
  type PartnerConnection,
  selectAsked,
  selectEvent,
  selectPartnerConnection,
  selectRelation,
  waitForTurn,
} from './events.queries.ts';
import {
  applied,
  type EventOf,
  kept,
  keptComment,
  messageKinds,
  type Outcome,
  type PartnerEvent,
  shortened,
} from './received-event.ts';
import { selectHeld, submitFootprint } from './submit-footprint.ts';

/** What the codes of the protocol come to among the reasons that suppliers here choose from. */
const reasonCodes: Readonly<Record<string, DeclineReasonCode>> = {
  NotFound: 'NOT_OUR_PRODUCT',
  AccessDenied: 'CONFIDENTIAL',
};

interface Received {
  readonly event: PartnerEvent;
  /** As it came. */
  readonly text: string;
}

/** Whatever comes of it, it is kept, and once: who tells the same again has not heard that it arrived. */
export async function receiveEvent(tx: Tx, caller: Caller, { event, text }: Received): Promise<void> {
  await waitForTurn(tx, caller.organisationId);
  const connection = await selectPartnerConnection(tx);
  refuseStranger(event, connection);
  if (await selectEvent(tx, caller.organisationId, event.id)) return;
  const { fetch = [], ...outcome } = await apply(tx, caller, connection, { event, text });
  const request = event.kind === 'created' ? event : undefined;
  const eventId = await insertEvent(tx, {
    organisationId: connection.organisation_id,
    partnerId: caller.organisationId,
    eventId: event.id,
    kind: messageKinds[event.kind],
    document: text,
    productIds: request?.filters.productId ?? [],
    comment: keptComment(request?.comment ?? null),
    ...outcome,
  });
  const jobs = fetch.map((footprintId) => ({
    organisationId: connection.organisation_id,
    connectionId: connection.id,
    eventId,
    footprintId,
  }));
  if (jobs.length > 0) await enqueueAll(tx, 'network-news', jobs);
}

/** Believed only from the platform that it says it is from, with what that platform signs in with. */
function refuseStranger({ source }: PartnerEvent, { base_url: base }: PartnerConnection): void {
  const told = comparableBase(source);
  if (told === null || told !== comparableBase(base)) {
    throw new PactError('BadRequest', 'source: not the address of the platform that this token was given to');
  }
}

type Applied = Outcome & { readonly fetch?: readonly string[] };

function apply(tx: Tx, caller: Caller, connection: PartnerConnection, { event, text }: Received): Promise<Applied> {
  switch (event.kind) {
    case 'created':
      return applyRequest(tx, caller, connection, event);
    case 'fulfilled':
      return applyAnswer(tx, caller, event, text);
    case 'rejected':
      return applyRefusal(tx, caller, event);
    case 'published':
      return applyNews(tx, caller, connection, event);
  }
}

/** News names footprints and says nothing of them: what is not held yet is fetched, once this is written down. */
async function applyNews(
  tx: Tx,
  caller: Caller,
  { organisation_id: organisationId }: PartnerConnection,
  { footprintIds }: EventOf<'published'>,
): Promise<Outcome & { readonly fetch?: readonly string[] }> {
  const ids = [...new Set(footprintIds.map((id) => id.toLowerCase()))];
  if (!(await selectRelation(tx, organisationId, caller.organisationId))) return kept('NOT_ALLOWED_NOW');
  const held = new Set((await selectHeld(tx, caller.organisationId, ids)).map(({ footprint_id: id }) => id));
  const fetch = ids.filter((id) => !held.has(id));
  return fetch.length > 0 ? { outcome: 'WAITING', reason: null, line: null, fetch } : kept('NOTHING_NEW');
}

/** An answer to any of the events with which the partner was asked about the line, be there a newer one or not. */
async function applyAnswer(tx: Tx, caller: Caller, event: EventOf<'fulfilled'>, text: string): Promise<Outcome> {
  const asked = isId(event.requestEventId) ? await selectAsked(tx, event.requestEventId) : undefined;
  if (!asked) return kept('UNKNOWN_REQUEST');
  const index = chosenIndex(event, new Set(asked.product_ids));
  const footprint = event.footprints[index]?.footprint;
  const source = jsonSource(text, ['data', 'pfs', index]);
  if (!footprint || source === undefined) throw new Error('A footprint that was read is not there.');
  return submitFootprint(tx, caller, asked, { footprint, source });
}

/** Of several the first about the product that was asked for, or else the first that holds, or else the first. */
function chosenIndex({ footprints }: EventOf<'fulfilled'>, wanted: ReadonlySet<string>): number {
  const about = footprints.findIndex(({ footprint }) =>
    footprint.productIds.some((id) => wanted.has(id.toLowerCase())),
  );
  if (about >= 0) return about;
  return Math.max(
    footprints.findIndex(({ footprint }) => footprint.status.toLowerCase() === 'active'),
    0,
  );
}

async function applyRefusal(tx: Tx, caller: Caller, { requestEventId, error }: EventOf<'rejected'>): Promise<Outcome> {
  const asked = isId(requestEventId) ? await selectAsked(tx, requestEventId) : undefined;
  if (!asked) return kept('UNKNOWN_REQUEST');
  const key = { id: asked.id, customer_organisation_id: asked.customer_organisation_id };
  const [line] = await lockReceivedLines(tx, caller.organisationId, [asked.id]);
  const step = line && possibleSupplierStep('decline', caller, line);
  if (!line || !step) return kept('NOT_ALLOWED_NOW', key);
  const reason = shortened(error.message.trim() || error.code.trim() || 'InternalError', textLimits.reviewReason);
  await changeSupplierLine(tx, caller, line, {
    step,
    comment: reason,
    set: {
      reason,
      reason_code: reasonCodes[error.code] ?? 'OTHER',
      expected_date: null,
      next_reminder_at: null,
    },
  });
  await noticeLines(tx, caller, {
    kind: 'DECLINED',
    recipientId: line.customer_organisation_id,
    lines: [line],
    comment: reason,
  });
  return applied(key);
}
