import type { Caller, Database, Tx } from '../database/database.ts';
import { createInvitations } from '../modules/invitations/invitation-sending.service.ts';
import { acceptInvitation } from '../modules/invitations/invitations.service.ts';
import { actAs, atDemoMoment } from './at-demo-moment.ts';
import { demoCallers } from './demo-callers.ts';
import { type DemoInvitation, demoInvitations } from './demo-invitations.ts';
import { loadOnce } from './load-once.ts';
import { openInvitation } from './open-invitation.ts';

/** The demo's connections, made and answered as people would. The mails that this causes can be read in the mailbox. */
export async function loadDemoInvitations(database: Database): Promise<void> {
  await loadOnce(database, 'demo invitations', async () => {
    const callers = await demoCallers(database);
    for (const invitation of demoInvitations) await load(database, invitation, callers);
  });
}

async function load(
  database: Database,
  { from, to, daysAgo, relation, organisationName, message, acceptedAfter }: DemoInvitation,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  const [inviter, invited] = [callers.get(from), callers.get(to)];
  if (!inviter) return;
  await atDemoMoment(database, daysAgo, inviter, (tx) =>
    createInvitations(tx, { body: { invitations: [{ email: to, relation, organisationName, message }] } }, inviter),
  );
  if (acceptedAfter === undefined || !invited) return;
  await atDemoMoment(database, daysAgo - acceptedAfter, inviter, async (tx: Tx) => {
    // Another process that loads at the same time may have been quicker.
    const invitationId = await openInvitation(tx, to);
    if (invitationId === undefined) return;
    await actAs(tx, invited);
    await acceptInvitation(tx, { params: { invitationId }, body: undefined }, invited);
  });
}
