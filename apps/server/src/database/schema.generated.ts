// Generated from the migrated database by `npm run database:types`; do not edit.
import type { ColumnType } from 'kysely';

export type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
/** Read as parsed JSON, written as its text. */
export type Json = ColumnType<unknown, string, string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccessRequest {
  id: Generated<string>;
  organisation_id: string;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  job_title: string | null;
  language: 'en' | 'de' | 'fr';
  message: string | null;
  status: Generated<'PENDING' | 'APPROVED' | 'DENIED'>;
  link_generation: Generated<number>;
  created_at: Generated<Timestamp>;
  answered_at: Timestamp | null;
  answered_by: string | null;
}

export interface Account {
  id: Generated<string>;
  email: string;
  password_hash: string | null;
  email_verified_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  language: Generated<'en' | 'de' | 'fr'>;
  invitation_token_hash: string | null;
  verification_generation: Generated<number>;
  reset_generation: Generated<number>;
  new_email: string | null;
  email_change_generation: Generated<number>;
}

export interface Activity {
  id: Generated<string>;
  organisation_id: string;
  actor_id: string | null;
  event: 'USER_INVITED' | 'USER_INVITATION_SENT_AGAIN' | 'USER_INVITATION_WITHDRAWN' | 'USER_JOINED' | 'USER_REMOVED' | 'ACCESS_LEVEL_CHANGED' | 'EMAIL_CHANGED' | 'ACCESS_REQUESTED' | 'ACCESS_APPROVED' | 'ACCESS_DENIED' | 'INVITATION_SENT' | 'INVITATION_SENT_AGAIN' | 'INVITATION_ACCEPTED' | 'INVITATION_DECLINED' | 'CLAIM_REQUESTED' | 'CLAIM_CONFIRMED' | 'CLAIM_REFUSED' | 'CLAIM_UNDONE';
  details: Generated<Json>;
  created_at: Generated<Timestamp>;
}

export interface Actor {
  organisation_id: string;
  id: string;
  name: string;
}

export interface CapturedMail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  plain_text: string;
  created_at: Generated<Timestamp>;
}

export interface Connection {
  customer_organisation_id: string;
  supplier_organisation_id: string;
  status: Generated<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface ExternalIdentity {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Generated<Timestamp>;
}

export interface IdempotencyKey {
  organisation_id: string;
  user_id: string;
  key: string;
  operation: string;
  request_hash: string;
  status: number | null;
  body: Json | null;
  created_at: Generated<Timestamp>;
}

export interface IdentityNonce {
  hash: string;
  expires_at: Timestamp;
}

export interface Installation {
  fact: string;
  created_at: Generated<Timestamp>;
}

export interface Invitation {
  id: Generated<string>;
  inviter_organisation_id: string;
  invited_by: string;
  relation: 'SUPPLIER' | 'CUSTOMER';
  email: string;
  organisation_name: string | null;
  message: string | null;
  language: 'en' | 'de' | 'fr';
  partner_organisation_id: string;
  recipient_organisation_id: string | null;
  status: Generated<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  link_generation: Generated<number>;
  created_at: Generated<Timestamp>;
  sent_at: Generated<Timestamp>;
  answered_at: Timestamp | null;
}

export interface InvitationClaim {
  id: Generated<string>;
  inviter_organisation_id: string;
  invitation_id: string;
  claimant_organisation_id: string;
  claimant_user_id: string;
  email: string;
  state: 'ENABLED' | 'DISABLED' | 'WAITING_FOR_APPROVAL' | 'WAITING_FOR_COMPLETION';
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
}

export interface LinkToken {
  hash: string;
  purpose: 'INVITATION' | 'USER_INVITATION' | 'ACCESS_REQUEST' | 'EMAIL_VERIFICATION' | 'EMAIL_CHANGE' | 'PASSWORD_RESET';
  subject_id: string;
  generation: number;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface Organisation {
  id: Generated<string>;
  name: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  placeholder_of: string | null;
}

export interface OrganisationUser {
  id: Generated<string>;
  organisation_id: string;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  job_title: string | null;
  language: Generated<'en' | 'de' | 'fr'>;
  access_level: 'ADMIN' | 'EDITOR';
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  email_domain: ColumnType<string, never, never>;
}

export interface RateLimit {
  bucket: string;
  key: string;
  used: number;
  resets_at: Timestamp;
}

export interface SchemaMigration {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
}

export interface Session {
  id: Generated<string>;
  organisation_id: string;
  user_id: string;
  counter: Generated<number>;
  advanced_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  user_agent: string | null;
}

export interface SigningKey {
  id: string;
  purpose: 'TOKENS' | 'REFRESH';
  secret: Json;
  created_at: Generated<Timestamp>;
}

export interface TrackingEvent {
  id: Generated<string>;
  organisation_id: string;
  user_id: string;
  name: string;
  properties: Json;
  plan_version: number;
  plan_branch: string;
  environment_key: string;
  region: 'EU' | 'US';
  created_at: Generated<Timestamp>;
}

export interface UserInvitation {
  id: Generated<string>;
  organisation_id: string;
  invited_by: string;
  email: string;
  access_level: 'ADMIN' | 'EDITOR';
  language: 'en' | 'de' | 'fr';
  link_generation: Generated<number>;
  created_at: Generated<Timestamp>;
  sent_at: Generated<Timestamp>;
}

export interface DB {
  access_request: AccessRequest;
  account: Account;
  activity: Activity;
  actor: Actor;
  captured_mail: CapturedMail;
  connection: Connection;
  external_identity: ExternalIdentity;
  idempotency_key: IdempotencyKey;
  identity_nonce: IdentityNonce;
  installation: Installation;
  invitation: Invitation;
  invitation_claim: InvitationClaim;
  link_token: LinkToken;
  organisation: Organisation;
  organisation_user: OrganisationUser;
  rate_limit: RateLimit;
  schema_migration: SchemaMigration;
  session: Session;
  signing_key: SigningKey;
  tracking_event: TrackingEvent;
  user_invitation: UserInvitation;
}
