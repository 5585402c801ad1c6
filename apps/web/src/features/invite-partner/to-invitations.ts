import type { NewInvitation } from './api/create-invitations.ts';
import type { InviteValues } from './invite-values.ts';

/** One invitation for each address. A name can only be that of a single company. */
export function toInvitations({ relation, emails, organisationName, message }: InviteValues): NewInvitation[] {
  const name = emails.length === 1 ? organisationName.trim() : '';
  const words = message.trim();
  return emails.map((email) => ({
    email,
    relation,
    ...(name && { organisationName: name }),
    ...(words && { message: words }),
  }));
}
