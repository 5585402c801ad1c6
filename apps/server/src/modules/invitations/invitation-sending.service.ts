import { maxInvitations } from '@pcf/contract/invitation-limits';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mayDo } from '@pcf/contract/permissions';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { checkedEmails } from '../../http/checked-email.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue, enqueueAll } from '../../jobs/enqueue.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { networkPartnersAmong } from '../network-deliveries/send-to-partners.service.ts';
import { invalidTransition } from './claims.ts';
import {
  createInvitation,
  createSupplierInvitations,
  lockOrganisation,
  type NewInvitation,
  renewInvitations,
  selectLanguage,
  selectStatuses,
} from './invitations.queries.ts';

type Results = OperationOutput<'createInvitations'>;

/** Each may name a hundred addresses of people who did not ask for a mail. */
const calls: SharedLimit = { bucket: 'invitations', allowed: 60, windowSeconds: 60 * 60 };

/** A quiet one is told by the mail of the request that follows it. */
type WantedInvitation = Omit<NewInvitation, 'language'> & { readonly quiet: boolean };

export async function createInvitations(
  tx: Tx,
  { body }: CheckedInput<'createInvitations'>,
  caller: Caller,
): Promise<Results> {
  const emails = checkedEmails(
    body.invitations.map(({ email }) => email),
    (index) => `/body/invitations/${index}/email`,
  );
  return invite(
    tx,
    caller,
    body.invitations.map(({ relation, organisationName, message, supplierId, withRequest }, index) => ({
      email: emails[index] ?? '',
      relation,
      organisationName: organisationName || null,
      message: message || null,
      partnerId: supplierId ?? null,
      quiet: withRequest ?? false,
    })),
  );
}

export async function inviteSuppliers(
  tx: Tx,
  { body }: CheckedInput<'inviteSuppliers'>,
  caller: Caller,
): Promise<Results> {
  const emails = checkedEmails(body.emails, (index) => `/body/emails/${index}`);
  return invite(
    tx,
    caller,
    emails.map((email) => ({
      email,
      relation: 'SUPPLIER',
      organisationName: null,
      message: null,
      partnerId: null,
      quiet: false,
    })),
  );
}

async function invite(tx: Tx, caller: Caller, invitations: WantedInvitation[]): Promise<Results> {
  await withinLimit(tx, caller);
  const language = await selectLanguage(tx, caller.userId);
  const results: Results['results'] = [];
  const external = await reachedOnOtherPlatforms(tx, caller, invitations);
  for (const { quiet, ...invitation } of invitations) {
    if (invitation.partnerId !== null && external.has(invitation.partnerId.toLowerCase())) {
      results.push({ email: invitation.email, outcome: 'ALREADY_CONNECTED', invitationId: null });
      continue;
    }
    const created = await createInvitation(tx, { ...invitation, language });
    const { outcome, invitation_id: invitationId, routed } = created;
    if (outcome === 'NOT_FOUND') throw new ProblemError('NOT_FOUND');
    if (outcome === 'INVITED' && invitationId !== null && !quiet)
      await send(tx, { invitationId, routed, generation: 1 });
    results.push({ email: invitation.email, outcome, invitationId });
  }
  return { results };
}

/** Nobody registers for a partner who is reached on another platform. */
async function reachedOnOtherPlatforms(tx: Tx, { organisationId }: Caller, invitations: readonly WantedInvitation[]) {
  const partnerIds = invitations.flatMap(({ partnerId }) => partnerId ?? []);
  if (partnerIds.length > 0) await lockOrganisation(tx, organisationId);
  return networkPartnersAmong(tx, partnerIds);
}

/**
 * Suppliers that a file names, each by an address that is known to nobody yet. Every started hundred counts as one call,
 * so that a file is no way around the limit, nor around the scopes of a key. Answers how many were invited.
 */
export async function inviteNamedSuppliers(
  tx: Tx,
  caller: Caller,
  suppliers: readonly Pick<NewInvitation, 'email' | 'organisationName'>[],
): Promise<number> {
  if (!mayDo('invitePartners', caller)) throw new ProblemError('FORBIDDEN', { detail: 'The file invites suppliers.' });
  for (let named = 0; named < suppliers.length; named += maxInvitations) await withinLimit(tx, caller);
  const language = await selectLanguage(tx, caller.userId);
  const created = await createSupplierInvitations(tx, suppliers, language);
  const invited = created.flatMap(({ outcome, invitation_id: invitationId, routed }) =>
    outcome === 'INVITED' && invitationId !== null ? [{ invitationId, routed }] : [],
  );
  const [received, mailed] = [invited.filter(({ routed }) => routed), invited.filter(({ routed }) => !routed)];
  await enqueueAll(
    tx,
    'notice',
    received.map(({ invitationId }) => ({ template: 'receivedInvitation', invitationId })),
  );
  await enqueueAll(
    tx,
    'mail',
    mailed.map(({ invitationId }) => ({ template: 'invitation', invitationId, generation: 1 })),
  );
  return invited.length;
}

/** All of them or none. */
export async function sendInvitationsAgain(
  tx: Tx,
  { body }: CheckedInput<'sendInvitationsAgain'>,
  caller: Caller,
): Promise<undefined> {
  await withinLimit(tx, caller);
  const ids = [...new Set(body.invitationIds.map((id) => id.toLowerCase()))];
  await lockOrganisation(tx, caller.organisationId);
  const renewed = new Map((await renewInvitations(tx, ids)).map((row) => [row.id, row]));
  if (renewed.size < ids.length) throw await whyNotRenewed(tx, ids);
  for (const [invitationId, { email, recipient_organisation_id: recipient, link_generation: generation }] of renewed) {
    await send(tx, { invitationId, routed: recipient !== null, generation });
    await recordActivity(tx, caller, 'INVITATION_SENT_AGAIN', { email });
  }
  return undefined;
}

async function whyNotRenewed(tx: Tx, ids: readonly string[]): Promise<ProblemError> {
  const found = await selectStatuses(tx, ids);
  if (found.length < ids.length) return new ProblemError('NOT_FOUND');
  const answered = found.find(({ status }) => status !== 'PENDING');
  return invalidTransition(answered?.status);
}

async function withinLimit(tx: Tx, caller: Caller): Promise<void> {
  const wait = await takeLimit(tx, calls, caller.organisationId);
  if (wait !== undefined) throw tooManyRequests(wait);
}

/** Who is registered answers in the settings, so the ADMINs are told; anybody else gets a link. */
function send(
  tx: Tx,
  { invitationId, routed, generation }: { invitationId: string; routed: boolean; generation: number },
): Promise<void> {
  return routed
    ? enqueue(tx, 'notice', { template: 'receivedInvitation', invitationId })
    : enqueue(tx, 'mail', { template: 'invitation', invitationId, generation });
}
