import { linkValidityDays } from '@pcf/domain/accounts/link-validity';
import type { MailContent } from '../mail-content.ts';
import { findInvitation, findUserInvitation } from '../mail-facts.ts';
import type { MailMessage } from '../mail-message.ts';
import type { MailLinks } from './mail-links.ts';

type Message<Template extends MailMessage['template']> = Extract<MailMessage, { template: Template }>;

export async function invitationMail(
  { invitationId, generation, reminder = false }: Message<'invitation'>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const invitation = await findInvitation(links.tx, invitationId);
  if (invitation?.status !== 'PENDING' || invitation.link_generation !== generation) return undefined;
  return {
    template: 'invitation',
    to: invitation.email,
    language: invitation.language,
    relation: invitation.relation,
    inviterName: invitation.inviter_name,
    invitedBy: invitation.invited_by,
    named: [invitation.invited_by_id],
    message: invitation.message,
    reminder,
    link: await links.withToken('/register', { purpose: 'INVITATION', subjectId: invitationId, generation }),
    validDays: linkValidityDays('INVITATION'),
  };
}

export async function userInvitationMail(
  { userInvitationId, generation }: Message<'userInvitation'>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const invitation = await findUserInvitation(links.tx, userInvitationId);
  if (!invitation || invitation.link_generation !== generation) return undefined;
  return {
    template: 'userInvitation',
    to: invitation.email,
    language: invitation.language,
    organisationName: invitation.organisation_name,
    invitedBy: invitation.invited_by,
    named: [invitation.invited_by_id],
    link: await links.withToken('/register-user', {
      purpose: 'USER_INVITATION',
      subjectId: userInvitationId,
      generation,
    }),
    validDays: linkValidityDays('USER_INVITATION'),
  };
}
