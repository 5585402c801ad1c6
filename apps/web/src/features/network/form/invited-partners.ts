import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';

type SentInvitation = OperationOutput<'listSentInvitations'>['data'][number];
type Invited = Pick<SentInvitation, 'partnerId' | 'organisationName' | 'email' | 'relation'>;

export interface InvitedPartner {
  readonly partnerId: string;
  readonly name: string;
  /** The name, and an address where others have the same one. */
  readonly label: string;
  readonly relations: readonly InvitationRelation[];
}

/** Several people of one company may have been invited, and for both relations. By name. */
export function invitedPartnersOf(invitations: readonly Invited[]): InvitedPartner[] {
  const byPartner = Map.groupBy(invitations, ({ partnerId }) => partnerId);
  const partners = [...byPartner].map(([partnerId, invited]) => {
    const email = invited[0]?.email ?? '';
    const name = invited[0]?.organisationName ?? email;
    return { partnerId, name, email, relations: [...new Set(invited.map(({ relation }) => relation))] };
  });
  const byName = Map.groupBy(partners, ({ name }) => name.toLowerCase());
  return partners
    .map(({ email, ...partner }) => {
      const isAlone = byName.get(partner.name.toLowerCase())?.length === 1;
      return { ...partner, label: isAlone ? partner.name : `${partner.name} (${email})` };
    })
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Whom somebody means who typed this or chose it; nobody where several have that name. */
export function findInvited(partners: readonly InvitedPartner[], text: string): InvitedPartner | undefined {
  const wanted = text.trim().toLowerCase();
  return partners.find(({ label }) => label.toLowerCase() === wanted);
}
