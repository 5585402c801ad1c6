import { actFor } from '../database/act-for.ts';
import type { Caller, Tx } from '../database/database.ts';
import { declineInvitation } from '../modules/invitations/invitations.service.ts';

const declining = 'giulia.moser@vetro-adige.example';

/** Somebody who was asked wants to have nothing to do with it, so that what was asked for is declined. */
export async function declineDemoInvitation(tx: Tx, callers: ReadonlyMap<string, Caller>): Promise<void> {
  const decliner = callers.get(declining);
  const invitation = await tx
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', declining)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (!decliner || !invitation) return;
  await actFor(tx, decliner.organisationId, decliner.userId);
  await declineInvitation(tx, { params: { invitationId: invitation.id } });
}
