import { actFor } from '../database/act-for.ts';
import type { Caller, Database, Tx } from '../database/database.ts';
import { createInvitations } from '../modules/invitations/invitation-sending.service.ts';
import { acceptInvitation, declineInvitation } from '../modules/invitations/invitations.service.ts';
import { type DemoInvitation, demoInvitations } from './demo-invitations.ts';
import { loadOnce } from './load-once.ts';

/** The demo's connections, made and answered as people would. The mails that this causes can be read in the mailbox. */
export async function loadDemoInvitations(database: Database): Promise<void> {
  await loadOnce(database, 'demo invitations', async () => {
    const users = await database.asOwner((tx) =>
      tx
        .selectFrom('organisation_user')
        .select(['id as userId', 'organisation_id as organisationId', 'access_level as accessLevel', 'email'])
        .execute(),
    );
    const callers = new Map(users.map(({ email, ...caller }) => [email, caller]));
    for (const invitation of demoInvitations) await load(database, invitation, callers);
  });
}

async function load(
  database: Database,
  { from, to, relation, organisationName, message, answer }: DemoInvitation,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  const inviter = callers.get(from);
  if (!inviter) return;
  const { results } = await as(database, inviter, (tx) =>
    createInvitations(tx, { body: { invitations: [{ email: to, relation, organisationName, message }] } }, inviter),
  );
  const invitationId = results[0]?.invitationId;
  const invited = callers.get(to);
  if (!answer || !invitationId || !invited) return;
  await as(database, invited, (tx) =>
    answer === 'accept'
      ? acceptInvitation(tx, { params: { invitationId }, body: undefined }, invited)
      : declineInvitation(tx, { params: { invitationId } }),
  );
}

const as = <Result>(database: Database, caller: Caller, work: (tx: Tx) => Promise<Result>) =>
  database.withoutOrganisation(async (tx) => {
    await actFor(tx, caller.organisationId, caller.userId);
    return work(tx);
  });
