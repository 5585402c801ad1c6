import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { Caller, Database, Tx } from '../database/database.ts';
import { createInvitations } from '../modules/invitations/invitation-sending.service.ts';
import { acceptInvitation } from '../modules/invitations/invitations.service.ts';
import { actAs, atDemoMoment, demoCallers } from './at-demo-moment.ts';
import {
  brightwater,
  camille,
  coop,
  etik,
  hydral,
  lena,
  lindholm,
  lucania,
  lumen,
  papeteries,
  talhof,
  uckerfeld,
  vetro,
} from './demo-people.ts';
import { loadOnce } from './load-once.ts';

const invited = (from: string, to: string, daysAgo: number, rest: Partial<DemoInvitation> = {}): DemoInvitation => ({
  from,
  to,
  daysAgo,
  relation: 'SUPPLIER',
  ...rest,
});

/** Enough of each kind that every list of the settings has something to show. */
const demoInvitations: readonly DemoInvitation[] = [
  invited(lena, uckerfeld, 236.31, { acceptedAfter: 1.22 }),
  invited(lena, lucania, 236.3, { acceptedAfter: 3.41 }),
  invited(lena, hydral, 212.27, { acceptedAfter: 1.14 }),
  invited(lena, lindholm, 212.26, { acceptedAfter: 4.38 }),
  invited(lena, papeteries, 212.25, { acceptedAfter: 2.19 }),
  invited(camille, papeteries, 190.4, { acceptedAfter: 5.1 }),
  invited(talhof, hydral, 96.33, { acceptedAfter: 2.05 }),
  invited(lumen, hydral, 71.24, { acceptedAfter: 1.11 }),
  invited(lena, vetro, 150.22, { organisationName: 'Vetro Adige' }),
  invited(lena, brightwater, 214.34, { organisationName: 'Brightwater Foods' }),
  invited(lena, etik, 150.21, { organisationName: 'Etik Print' }),
  invited(lena, coop, 44.29, {
    organisationName: 'Coop Agri Centre',
    message: 'We would like to use your own figures for wheat and rapeseed in our 2026 report.',
  }),
  invited(camille, hydral, 6.36),
];

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

/** That of the organisation that acts, to an address; undefined where it was answered or never sent. */
export async function openInvitation(tx: Tx, email: string): Promise<string | undefined> {
  const invitation = await tx
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst();
  return invitation?.id;
}

interface DemoInvitation {
  /** Both by the e-mail of a demo user; an address of nobody's stays an open invitation. */
  readonly from: string;
  readonly to: string;
  readonly relation: InvitationRelation;
  readonly daysAgo: number;
  readonly organisationName?: string;
  readonly message?: string;
  /** Days after it was sent. */
  readonly acceptedAfter?: number;
}
