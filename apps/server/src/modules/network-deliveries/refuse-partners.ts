import { randomUUID } from 'node:crypto';
import type { DeclineReasonCode } from '@pcf/contract/vocabulary/decline-reason-code';
import { requestRejected } from '@pcf/pact/v3/events';
import type { PactErrorCode } from '@pcf/pact/v3/model/error';
import type { Caller, Tx } from '../../database/database.ts';
import { writeDeliveries } from '../../network/write-deliveries.ts';
import { selectRefusedLines } from './told-lines.queries.ts';

const codes: Readonly<Record<DeclineReasonCode, PactErrorCode>> = {
  NOT_OUR_PRODUCT: 'NotFound',
  WRONG_CONTACT: 'NotFound',
  NO_DATA_YET: 'NotFound',
  CONFIDENTIAL: 'AccessDenied',
  OTHER: 'BadRequest',
};

/** Declines lines of customers on other platforms, by what they asked with last. */
export async function refusePartners(tx: Tx, caller: Caller, lineIds: readonly string[], message: string) {
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
        message,
      }),
    })),
  );
}
