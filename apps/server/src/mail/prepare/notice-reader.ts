import type { Language } from '@pcf/contract/vocabulary/language';
import { linkValidityDays } from '@pcf/domain/accounts/link-validity';
import type { Entry } from '../line-content.ts';
import { findInvitation, findUser } from '../mail-facts.ts';
import type { NoticeRecipient } from '../mail-message.ts';
import type { Audience } from '../told-lines.ts';
import { receivedInvitationsPage } from './line-pages.ts';
import type { MailLinks } from './mail-links.ts';

/** Who reads a mail about lines, of which lines they may know, and how they get in. */
export interface NoticeReader {
  readonly to: string;
  readonly language: Language;
  readonly audience: Audience;
  readonly entry: Entry;
  readonly validDays: number | null;
  /** Of a supplier: to the page for those who can see it. Made when the mail is certain, since it may be a fresh token. */
  supplierLink(page: string): Promise<string>;
}

/** Nobody where the invitation was answered since, or the user is gone. */
export async function noticeReader(
  { side, userId, invitationId }: NoticeRecipient,
  links: MailLinks,
): Promise<NoticeReader | undefined> {
  const invitation = invitationId === undefined ? undefined : await findInvitation(links.tx, invitationId);
  if (invitationId !== undefined && invitation?.status !== 'PENDING') return undefined;
  const user = userId === undefined ? undefined : await findUser(links.tx, userId);
  if (userId !== undefined && !user) return undefined;
  if (invitation && !user) {
    return {
      to: invitation.email,
      language: invitation.language,
      audience: { side: 'SUPPLIER', organisationId: invitation.partner_organisation_id, userId: null },
      entry: 'INVITATION_LINK',
      validDays: linkValidityDays('INVITATION'),
      supplierLink: () =>
        links.withToken('/register', {
          purpose: 'INVITATION',
          subjectId: invitation.id,
          generation: invitation.link_generation,
        }),
    };
  }
  if (!user || userId === undefined) return undefined;
  const organisationId = invitation?.partner_organisation_id ?? user.organisation_id;
  return {
    to: user.email,
    language: user.language,
    audience: side === 'SUPPLIER' ? { side, organisationId, userId: invitation ? null : userId } : { side, userId },
    entry: invitation ? 'RECEIVED_INVITATION' : 'SIGN_IN',
    validDays: null,
    supplierLink: async (page) => links.page(invitation ? receivedInvitationsPage : page),
  };
}
