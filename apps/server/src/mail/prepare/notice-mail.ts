import { linkValidityDays } from '@pcf/domain/accounts/link-validity';
import { expiringBefore } from '@pcf/domain/emission-data/validity';
import { today } from '../../database/whole-day.ts';
import type { MailContent } from '../mail-content.ts';
import { findAccessRequest, findClaim, findInvitation, findLapsingTemplates, findUser } from '../mail-facts.ts';
import type { MailMessage } from '../mail-message.ts';
import { lapsingTemplatesPage, type MailLinks, receivedInvitationsPage } from './mail-links.ts';

type NoticeMessage = Extract<MailMessage, { userId: string }>;
type About<Key extends string> = Extract<NoticeMessage, { [K in Key]: string }>;
type Recipient = Pick<MailContent, 'to' | 'language'>;

/** To one of the ADMINs to whom a notice goes. */
export async function noticeMail(message: NoticeMessage, links: MailLinks): Promise<MailContent | undefined> {
  const user = await findUser(links.tx, message.userId);
  if (!user) return undefined;
  const recipient = { to: user.email, language: user.language };
  if (message.template === 'accessRequest') return accessRequestMail(message, recipient, links);
  if (message.template === 'templateExpiry') return templateExpiryMail(message, recipient, links);
  if ('invitationId' in message) return invitationNotice(message, recipient, links);
  return claimNotice(message, recipient, links);
}

async function accessRequestMail(
  { accessRequestId, userId }: About<'accessRequestId'>,
  recipient: Recipient,
  links: MailLinks,
) {
  const request = await findAccessRequest(links.tx, accessRequestId);
  if (request?.status !== 'PENDING') return undefined;
  // One token behind both links: whichever is followed, the request is answered.
  const token = await links.token({
    purpose: 'ACCESS_REQUEST',
    subjectId: request.id,
    generation: request.link_generation,
    recipientUserId: userId,
  });
  return {
    template: 'accessRequest',
    ...recipient,
    personName: `${request.first_name} ${request.last_name}`,
    personEmail: request.email,
    named: [request.email],
    jobTitle: request.job_title,
    message: request.message,
    organisationName: request.organisation_name,
    approveLink: links.page(`/approve-user-access?token=${token}`),
    denyLink: links.page(`/deny-user-access?token=${token}`),
    validDays: linkValidityDays('ACCESS_REQUEST'),
  } as const;
}

async function templateExpiryMail(
  { organisationId, templateIds, count }: Extract<NoticeMessage, { template: 'templateExpiry' }>,
  recipient: Recipient,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const lapsing = await findLapsingTemplates(links.tx, organisationId, templateIds, expiringBefore(today()));
  const [first] = lapsing;
  if (!first) return undefined;
  return {
    template: 'templateExpiry',
    ...recipient,
    organisationName: first.organisation_name,
    count: count - templateIds.length + lapsing.length,
    templates: lapsing.map(({ name, internal_reference: reference, valid_until: lastDay }) => ({
      name,
      reference,
      lastDay: lastDay ?? '',
    })),
    link: links.page(lapsingTemplatesPage),
  };
}

async function invitationNotice(
  message: About<'invitationId'>,
  recipient: Recipient,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const invitation = await findInvitation(links.tx, message.invitationId);
  if (!invitation) return undefined;
  const { email } = invitation;
  const link = links.page(receivedInvitationsPage);
  switch (message.template) {
    case 'receivedInvitation':
      if (invitation.status !== 'PENDING') return undefined;
      return {
        template: message.template,
        ...recipient,
        relation: invitation.relation,
        inviterName: invitation.inviter_name,
        invitedBy: invitation.invited_by,
        named: [invitation.invited_by_id],
        message: invitation.message,
        reminder: message.reminder ?? false,
        link,
      };
    case 'invitationAccepted':
      return { template: message.template, ...recipient, organisationName: invitation.partner_name, email, link };
    case 'invitationDeclined':
      return { template: message.template, ...recipient, organisationName: invitation.organisation_name, email, link };
  }
}

async function claimNotice(
  { template, claimId }: About<'claimId'>,
  recipient: Recipient,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const claim = await findClaim(links.tx, claimId);
  if (!claim) return undefined;
  const link = links.page(receivedInvitationsPage);
  if (template !== 'claimWaiting') return { template, ...recipient, inviterName: claim.inviter_name, link };
  if (claim.state !== 'WAITING_FOR_APPROVAL') return undefined;
  return {
    template,
    ...recipient,
    personName: claim.person_name,
    personEmail: claim.email,
    named: [claim.person_id],
    organisationName: claim.claimant_name,
    invitedEmail: claim.invited_email,
    link,
  };
}
