import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { UserInvitationOutcome } from '@pcf/contract/vocabulary/users';
import { linkExpiry } from '@pcf/domain/accounts/link-validity';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivities } from '../../database/record-activity.ts';
import { checkedEmails } from '../../http/checked-email.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import {
  countPendingInvitations,
  deleteInvitations,
  insertInvitations,
  isAdminStill,
  renewInvitations,
  selectMembers,
  selectPendingInvitations,
} from './user-invitations.queries.ts';

/** Each call can send mails to a hundred strangers. */
const sendings: SharedLimit = { bucket: 'user-invitations', allowed: 60, windowSeconds: 60 * 60 };

export const listPendingUserInvitations = reads<
  'listPendingUserInvitations',
  {
    invitations: ReturnType<typeof selectPendingInvitations>;
    counted: ReturnType<typeof countPendingInvitations>;
  }
>(
  (db, { query }) => ({
    invitations: selectPendingInvitations(db, checkPage(query)),
    counted: countPendingInvitations(db),
  }),
  ({ invitations, counted: [counted] }) => ({
    data: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      accessLevel: row.access_level,
      invitedBy: row.invited_by,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at.toISOString(),
      expiresAt: linkExpiry('USER_INVITATION', row.sent_at).toISOString(),
      undeliverableReason: row.reason,
      mailServerAnswer: row.answer,
    })),
    metadata: { count: counted?.count ?? 0 },
  }),
);

export async function inviteUsers(
  tx: Tx,
  { body: { emails: texts, accessLevel } }: CheckedInput<'inviteUsers'>,
  caller: Caller,
): Promise<OperationOutput<'inviteUsers'>> {
  const emails = checkedEmails(texts, (index) => `/body/emails/${index}`);
  await takeSending(tx, caller);
  if (!(await isAdminStill(tx, caller))) throw new ProblemError('FORBIDDEN');
  const invited = await insertInvitations(tx, caller, [...new Set(emails)], accessLevel);
  await enqueueAll(
    tx,
    'mail',
    invited.map(({ id }) => ({ template: 'userInvitation', userInvitationId: id, generation: 1 })),
  );
  await recordActivities(
    tx,
    caller,
    'USER_INVITED',
    invited.map(({ email }) => ({ email, accessLevel })),
  );
  const members = new Set((await selectMembers(tx, caller.organisationId, emails)).map(({ email }) => email));
  const unnamed = new Set(invited.map(({ email }) => email));
  const outcomeOf = (email: string): UserInvitationOutcome => {
    // An address named twice is invited the first time.
    if (unnamed.delete(email)) return 'INVITED';
    return members.has(email) ? 'ALREADY_MEMBER' : 'ALREADY_INVITED';
  };
  return { results: emails.map((email) => ({ email, outcome: outcomeOf(email) })) };
}

export async function sendUserInvitationsAgain(
  tx: Tx,
  { body }: CheckedInput<'sendUserInvitationsAgain'>,
  caller: Caller,
): Promise<undefined> {
  const emails = namedOnce(body);
  await takeSending(tx, caller);
  const renewed = await renewInvitations(tx, caller.organisationId, emails);
  if (renewed.length !== emails.length) throw new ProblemError('NOT_FOUND');
  await enqueueAll(
    tx,
    'mail',
    renewed.map((row) => ({
      template: 'userInvitation',
      userInvitationId: row.id,
      generation: row.link_generation,
    })),
  );
  await recordActivities(
    tx,
    caller,
    'USER_INVITATION_SENT_AGAIN',
    renewed.map(({ email }) => ({ email })),
  );
}

export async function withdrawUserInvitations(
  tx: Tx,
  { body }: CheckedInput<'withdrawUserInvitations'>,
  caller: Caller,
): Promise<undefined> {
  const emails = namedOnce(body);
  const withdrawn = await deleteInvitations(tx, caller.organisationId, emails);
  if (withdrawn.length !== emails.length) throw new ProblemError('NOT_FOUND');
  await recordActivities(
    tx,
    caller,
    'USER_INVITATION_WITHDRAWN',
    withdrawn.map(({ email }) => ({ email })),
  );
}

const namedOnce = (texts: readonly string[]) => [...new Set(checkedEmails(texts, (index) => `/body/${index}`))];

async function takeSending(tx: Tx, { organisationId }: Caller): Promise<void> {
  const wait = await takeLimit(tx, sendings, organisationId);
  if (wait !== undefined) throw tooManyRequests(wait);
}
