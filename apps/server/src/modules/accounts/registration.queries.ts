import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { LinkPurpose, LinkRefusal, UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export type LinkState = 'VALID' | LinkRefusal;
export type InvitationPurpose = Extract<LinkPurpose, 'INVITATION' | 'USER_INVITATION'>;

export interface InvitationLink {
  state: LinkState;
  invitation_id: string;
  email: string;
  inviter_name: string;
  invited_by: string;
  relation: InvitationRelation | null;
  organisation_name: string | null;
  known_organisation: string | null;
  message: string | null;
  access_level: UserAccessLevel | null;
  account_exists: boolean;
}

export async function previewInvitation(tx: Tx, hash: string, purpose: InvitationPurpose): Promise<InvitationLink> {
  const { rows } = await sql<InvitationLink>`select * from preview_invitation(${hash}, ${purpose})`.execute(tx);
  if (!rows[0]) throw new Error('preview_invitation answered without a row.');
  return rows[0];
}

export async function beginRegistration(
  tx: Tx,
  account: {
    email: string;
    passwordHash: string;
    language: Language;
    tokenHash: string | null;
    tokenPurpose: InvitationPurpose | null;
  },
): Promise<{ account_id: string; outcome: 'VERIFIED' | 'UNVERIFIED' | 'REGISTERED'; generation: number }> {
  const { rows } = await sql<{
    account_id: string;
    outcome: 'VERIFIED' | 'UNVERIFIED' | 'REGISTERED';
    generation: number;
  }>`
    select * from begin_registration(${account.email}, ${account.passwordHash}, ${account.language}, ${account.tokenHash}, ${account.tokenPurpose})
  `.execute(tx);
  if (!rows[0]) throw new Error('begin_registration answered without a row.');
  return rows[0];
}

export interface RegistrationRow {
  email: string;
  email_verified: boolean;
  registered: boolean;
  /** Null where only an identity of the external provider opens the account. */
  password_hash: string | null;
  token_hash: string | null;
  organisations: { id: string; name: string }[];
  access_request: { organisationName: string; createdAt: string } | null;
}

export async function readRegistration(
  tx: Tx,
  accountId: string,
  domain: string | null,
): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select * from read_registration(${accountId}::uuid, ${domain})`.execute(tx);
  return rows[0];
}

export interface Person {
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  language: Language;
}

export async function requestAccess(
  tx: Tx,
  request: Person & { accountId: string; organisationId: string; domain: string | null; message: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select request_access(${request.accountId}::uuid, ${request.organisationId}::uuid, ${request.domain},
      ${request.firstName}, ${request.lastName}, ${request.jobTitle}, ${request.language}, ${request.message}) as id
  `.execute(tx);
  return rows[0]?.id ?? null;
}

export async function closeAccessRequests(tx: Tx, accountId: string): Promise<void> {
  await sql`select close_access_requests(${accountId}::uuid)`.execute(tx);
}

export interface BegunLink {
  state: LinkState;
  subject_id: string;
  organisation_id: string;
  email: string;
}

/** From here on the transaction acts for the organisation that the link belongs to, unless that is of a demo that is off. */
export async function beginLink(
  tx: Tx,
  hash: string,
  purpose: Extract<LinkPurpose, 'ACCESS_REQUEST' | 'USER_INVITATION'>,
): Promise<BegunLink> {
  const { rows } = await sql<BegunLink>`select * from begin_link(${hash}, ${purpose})`.execute(tx);
  const [link] = rows;
  if (!link) throw new Error('begin_link answered without a row.');
  return link.state === 'VALID' && (await isRefused(tx, link.organisation_id)) ? { ...link, state: 'UNKNOWN' } : link;
}

/** Whether nobody acts for an organisation, or a user, since it is of the demo and that is off. */
export async function isRefused(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`select is_refused(${id}::uuid) as refused`.execute(tx);
  return rows[0]?.refused ?? false;
}
