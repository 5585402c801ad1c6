import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import type { Caller, Tx } from '../database/database.ts';
import { declineEmissionRequest } from '../modules/answers/decline-request.service.ts';
import { saveEmissionDraft } from '../modules/answers/save-draft.service.ts';
import { submitEmissionData } from '../modules/answers/submit-answer.service.ts';
import { acceptEmissionData, rejectEmissionData } from '../modules/reviews/reviews.service.ts';
import type { DemoAnswer, DemoStep } from './demo-answer.ts';
import { inDays } from './in-days.ts';

/** What somebody does about a product that was asked for; `version` is that of the newest answer. */
export const takeDemoStep =
  ({ internalReference }: Omit<DemoAnswer, 'steps'>, step: DemoStep, version: number) =>
  async (tx: Tx, caller: Caller): Promise<void> => {
    const line = await askedLine(tx, internalReference);
    if (!line) return;
    const params = { requestReference: line.reference, productId: line.product_id };
    if ('accepts' in step) {
      await acceptEmissionData(tx, { params, body: { version } }, caller);
    } else if ('rejectsWith' in step) {
      await rejectEmissionData(tx, { params, body: { version, reason: step.rejectsWith } }, caller);
    } else if ('drafts' in step) {
      await saveEmissionDraft(tx, { params, body: { data: step.drafts, draftVersion: 0 } }, caller);
    } else if ('declinesWith' in step) {
      const body = {
        reason: step.declinesWith,
        reasonCode: 'NO_DATA_YET',
        expectedDate: inDays(step.dataInDays),
      } as const;
      await declineEmissionRequest(tx, { params, body }, caller);
    } else {
      const { submits, itemData, confirms: plausibilityConfirmation } = step;
      const data = await withStatements(tx, submits);
      const body = { data, itemData, plausibilityConfirmation, submissionVersion: version };
      await submitEmissionData(tx, { params, body }, caller);
    }
  };

/** The same for either side: nobody else in the demo has a product of this reference. */
async function askedLine(tx: Tx, internalReference: string) {
  const { rows } = await sql<{ reference: string; product_id: string }>`
    select request_reference as reference, product_id from product_line
     where sent_reference = ${internalReference} and request_reference is not null`.execute(tx);
  return rows[0];
}

/** Documents are named in the demo; only here their ids are known. */
async function withStatements(tx: Tx, data: EmissionData): Promise<EmissionData> {
  const names = data.verificationData?.documents?.map(({ name }) => name) ?? [];
  if (names.length === 0) return data;
  const documents = await tx.selectFrom('document').select(['id', 'name']).where('name', 'in', names).execute();
  return { ...data, verificationData: { ...data.verificationData, documents } };
}
