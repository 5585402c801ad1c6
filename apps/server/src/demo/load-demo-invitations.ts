import { actFor } from '../database/act-for.ts';
import type { Caller, Database } from '../database/database.ts';
import { createInvitations } from '../modules/invitations/invitation-sending.service.ts';
import { acceptInvitation } from '../modules/invitations/invitations.service.ts';
import { demoCallers } from './demo-callers.ts';
import { type DemoInvitation, demoInvitations } from './demo-invitations.ts';
import { loadOnce } from './load-once.ts';

/** The demo's connections, made and answered as people would. The mails that this causes can be read in the mailbox. */
export async function loadDemoInvitations(database: Database): Promise<void> {
  await loadOnce(database, 'demo invitations', async () => {
    const callers = await demoCallers(database);
    for (const invitation of demoInvitations) await load(database, invitation, callers);
  });
}

/** Invited and answered in one transaction: of two processes that load at once, the one that invites also answers. */
async function load(
  database: Database,
  { from, to, relation, organisationName, message, accepted }: DemoInvitation,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  const [inviter, invited] = [callers.get(from), callers.get(to)];
  if (!inviter) return;
  await database.withoutOrganisation(async (tx) => {
    await actFor(tx, inviter.organisationId, inviter.userId);
    const invitations = [{ email: to, relation, organisationName, message }];
    const { results } = await createInvitations(tx, { body: { invitations } }, inviter);
    const [{ outcome, invitationId } = { outcome: undefined, invitationId: null }] = results;
    if (outcome !== 'INVITED' || invitationId === null || !accepted || !invited) return;
    await actFor(tx, invited.organisationId, invited.userId);
    await acceptInvitation(tx, { params: { invitationId }, body: undefined }, invited);
  });
}
