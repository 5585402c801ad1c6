import type { NewInvitation } from './api/create-invitations.ts';
import type { InviteValues } from './invite-values.ts';

/** One invitation for each address. A typed name can only be that of a single company; a file names each of them. */
export function toInvitations(values: InviteValues, contactOf?: { readonly id: string }): NewInvitation[] {
  const { relation, emails, organisationName, fileNames, message } = values;
  const typedName = emails.length === 1 ? organisationName.trim() : '';
  const words = message.trim();
  return emails.map((email) => {
    const name = typedName || fileNames[email];
    return {
      email,
      relation,
      ...(contactOf ? { supplierId: contactOf.id } : name && { organisationName: name }),
      ...(words && { message: words }),
    };
  });
}
