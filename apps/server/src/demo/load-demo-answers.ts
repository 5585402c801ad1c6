import { sql } from 'kysely';
import { actFor } from '../database/act-for.ts';
import type { Caller, Database, Tx } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { declineEmissionRequest } from '../modules/answers/decline-request.service.ts';
import { saveEmissionDraft } from '../modules/answers/save-draft.service.ts';
import { submitEmissionData } from '../modules/answers/submit-answer.service.ts';
import { acceptEmissionData, rejectEmissionData } from '../modules/reviews/reviews.service.ts';
import { type DemoAnswer, demoAnswers } from './demo-answers.ts';
import { demoCallers } from './demo-callers.ts';
import { inDays } from './in-days.ts';
import { loadOnce } from './load-once.ts';

const buyer = 'lena.brandt@nordic-kitchen.example';

/** What the demo's suppliers have answered so far, and what its customer made of it. */
export async function loadDemoAnswers(database: Database): Promise<void> {
  await loadOnce(database, 'demo answers', async () => {
    const callers = await demoCallers(database);
    for (const answer of demoAnswers()) {
      await unlessAnswered(database.withoutOrganisation((tx) => give(tx, callers, answer)));
    }
  });
}

/** One transaction for each, so that an interrupted load goes on where it was. */
async function give(tx: Tx, callers: ReadonlyMap<string, Caller>, answer: DemoAnswer): Promise<void> {
  const [supplier, customer] = [callers.get(answer.supplier), callers.get(buyer)];
  if (!supplier || !customer) return;
  await actAs(tx, supplier);
  const { rows } = await sql<{ reference: string; product_id: string }>`
    select request_reference as reference, product_id from received_line
     where sent_reference = ${answer.internalReference} and customer_organisation_id = ${customer.organisationId}`.execute(
    tx,
  );
  const line = rows[0];
  if (!line) return;
  const params = { requestReference: line.reference, productId: line.product_id };
  for (const [submissionVersion, { data, itemData, confirmedWith, outcome }] of answer.submissions.entries()) {
    await actAs(tx, supplier);
    const body = { data, itemData, submissionVersion, plausibilityConfirmation: confirmedWith };
    await submitEmissionData(tx, { params, body }, supplier);
    if (outcome === 'WAITING') continue;
    await actAs(tx, customer);
    const version = submissionVersion + 1;
    if (outcome === 'ACCEPTED') await acceptEmissionData(tx, { params, body: { version } }, customer);
    else await rejectEmissionData(tx, { params, body: { version, reason: outcome.rejectedWith } }, customer);
  }
  await actAs(tx, supplier);
  if (answer.draft) await saveEmissionDraft(tx, { params, body: { data: answer.draft, draftVersion: 0 } }, supplier);
  if (answer.declined) {
    const { days, ...declined } = answer.declined;
    await declineEmissionRequest(tx, { params, body: { ...declined, expectedDate: inDays(days) } }, supplier);
  }
}

const actAs = (tx: Tx, { organisationId, userId }: Caller) => actFor(tx, organisationId, userId);

/** Another process was quicker with the same, or somebody has answered since. */
async function unlessAnswered(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const answered =
      error instanceof ProblemError && ['STALE_VERSION', 'INVALID_TRANSITION', 'LOCKED'].includes(error.code);
    if (!answered) throw error;
  }
}
