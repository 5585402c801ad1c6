import { randomUUID } from 'node:crypto';
import type { DeclineReasonCode, LineNoticeKind } from '@pcf/contract/vocabulary/requests';
import { requestRejected } from '@pcf/pact/v3/events';
import type { PactErrorCode } from '@pcf/pact/v3/model/error';
import type { Caller, Tx } from '../../database/database.ts';
import { askPartners } from '../../network/ask-partners.ts';
import { writeDeliveries } from '../../network/write-deliveries.ts';
import { selectRefusedLines } from './sent-lines.queries.ts';

const selectNetworkPartners = (tx: Tx, organisationIds: readonly string[]) =>
  tx
    .selectFrom('network_connection')
    .select('partner_organisation_id as id')
    .where('partner_organisation_id', 'in', organisationIds)
    .execute();

const codes: Readonly<Record<DeclineReasonCode, PactErrorCode>> = {
  NOT_OUR_PRODUCT: 'NotFound',
  WRONG_CONTACT: 'NotFound',
  NO_DATA_YET: 'NotFound',
  CONFIDENTIAL: 'AccessDenied',
  OTHER: 'BadRequest',
};

/** What a reason means where the supplier has written nothing beside it. */
const meanings: Readonly<Record<DeclineReasonCode, string>> = {
  NOT_OUR_PRODUCT: 'This is not our product.',
  WRONG_CONTACT: 'We are the wrong contact for this product.',
  NO_DATA_YET: 'We have no data for this product yet.',
  CONFIDENTIAL: 'The data of this product is confidential.',
  OTHER: 'The request was declined.',
};

/**
 * How a step is told on another platform. What is asked for again is a new request there. Answers are told when they are
 * written, with the footprint; for the rest the protocol has no words.
 */
const toldAs: Readonly<Record<LineNoticeKind, 'REQUEST' | 'REFUSAL' | null>> = {
  REQUESTED: 'REQUEST',
  REMINDED: 'REQUEST',
  REJECTED: 'REQUEST',
  WITHDRAWN: 'REQUEST',
  DECLINED: 'REFUSAL',
  SUBMITTED: null,
  ACCEPTED: null,
  CANCELED: null,
  DUE_DATE_CHANGED: null,
  POSTPONED: null,
  COMMENTED: null,
  REVIEW_OVERDUE: null,
  EXPIRING: null,
};

interface ToldStep {
  readonly kind: LineNoticeKind;
  readonly lines: readonly { readonly id: string }[];
  readonly comment: string | null;
}

/** Tells of the lines whose other side lives on another platform; of no others. */
export async function sendToPartners(tx: Tx, caller: Caller, { kind, lines, comment }: ToldStep): Promise<void> {
  const lineIds = lines.map(({ id }) => id);
  if (toldAs[kind] === 'REQUEST') await askPartners(tx, caller.organisationId, { lineIds, comment });
  if (toldAs[kind] === 'REFUSAL') await refusePartners(tx, caller, lineIds, comment);
}

/** Declines lines of customers on other platforms, by what they asked with last. */
async function refusePartners(tx: Tx, caller: Caller, lineIds: readonly string[], message: string | null) {
  const refused = await selectRefusedLines(tx, lineIds);
  await writeDeliveries(
    tx,
    refused.map((line) => ({
      organisationId: caller.organisationId,
      partnerId: line.customer_organisation_id,
      kind: 'REFUSAL',
      line,
      event: requestRejected({ id: randomUUID(), source: line.own_url, time: line.now }, line.request_event_id, {
        code: codes[line.reason_code ?? 'OTHER'],
        message: message ?? meanings[line.reason_code ?? 'OTHER'],
      }),
    })),
  );
}

/** Those of the caller's partners that are reached on another platform. */
export async function networkPartnersAmong(tx: Tx, partnerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = partnerIds.length > 0 ? await selectNetworkPartners(tx, partnerIds) : [];
  return new Set(found.map(({ id }) => id));
}
