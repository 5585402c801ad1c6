import type { Database, Tx } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { findAccessRequest, findClaim, findInvitation, selectAdmins } from './mail-facts.ts';
import type { Notice } from './mail-message.ts';

/** Turns a notice into one mail job for each ADMIN, so that each mail succeeds or is tried again by itself. */
export async function sendNotice(database: Database, notice: Notice): Promise<void> {
  await database.asWorker(async (tx) => {
    const organisationId = await addresseeOf(tx, notice);
    if (!organisationId) return;
    for (const { id } of await selectAdmins(tx, organisationId)) await enqueue(tx, 'mail', { ...notice, userId: id });
  });
}

async function addresseeOf(tx: Tx, notice: Notice): Promise<string | null | undefined> {
  switch (notice.template) {
    case 'accessRequest':
      return (await findAccessRequest(tx, notice.accessRequestId))?.organisation_id;
    case 'receivedInvitation':
      return (await findInvitation(tx, notice.invitationId))?.recipient_organisation_id;
    case 'invitationAccepted':
    case 'invitationDeclined':
      return (await findInvitation(tx, notice.invitationId))?.inviter_organisation_id;
    case 'claimWaiting':
      return (await findClaim(tx, notice.claimId))?.inviter_organisation_id;
    case 'claimConfirmed':
    case 'claimRefused':
    case 'claimUndone':
      return (await findClaim(tx, notice.claimId))?.claimant_organisation_id;
    case 'templateExpiry':
      return notice.organisationId;
  }
}
