// Generated from the migrated database by `npm run database:types`; do not edit.
import type { ColumnType } from 'kysely';

export type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
/** Read as parsed JSON, written as its text. */
export type Json = ColumnType<unknown, string, string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Account {
  id: Generated<string>;
  email: string;
  password_hash: string;
  email_verified_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface CapturedMail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  plain_text: string;
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

export interface Installation {
  fact: string;
  created_at: Generated<Timestamp>;
}

export interface Organisation {
  id: Generated<string>;
  name: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
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

export interface DB {
  account: Account;
  captured_mail: CapturedMail;
  idempotency_key: IdempotencyKey;
  installation: Installation;
  organisation: Organisation;
  organisation_user: OrganisationUser;
  rate_limit: RateLimit;
  schema_migration: SchemaMigration;
  session: Session;
  signing_key: SigningKey;
  tracking_event: TrackingEvent;
}
