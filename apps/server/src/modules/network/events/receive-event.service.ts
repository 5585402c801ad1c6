import { comparableBase } from '@pcf/pact/v3/event-source';
import type { Caller, Tx } from '../../../database/database.ts';
import { enqueueAll } from '../../../jobs/enqueue-all.ts';
import { PactError } from '../host/pact-error.ts';
import { applyAnswer } from './apply-answer.service.ts';
import { applyNews } from './apply-news.service.ts';
import { applyRefusal } from './apply-refusal.service.ts';
import { applyRequest } from './apply-request.service.ts';
import {
  insertEvent,
  type PartnerConnection,
  selectEvent,
  selectPartnerConnection,
  waitForTurn,
} from './events.queries.ts';
import { keptComment, messageKinds, type Outcome, type PartnerEvent } from './received-event.ts';

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
