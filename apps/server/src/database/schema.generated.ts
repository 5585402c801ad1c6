// Generated from the migrated database by `npm run database:types`; do not edit.
import type { ColumnType } from 'kysely';

export type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
/** Computed by the database, or of a view. */
export type ReadOnly<Type> = Type extends ColumnType<infer Select, unknown, unknown>
  ? ColumnType<Select, never, never>
  : ColumnType<Type, never, never>;
/** Read as parsed JSON, written as its text. */
export type Json = ColumnType<unknown, string, string>;
/** Read as text, which loses no digit. */
export type Numeric = ColumnType<string, number | string, number | string>;
/** The two databases read it differently: cast it where it is read. */
export type Int8 = ColumnType<unknown, number, number>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AcceptedClaim {
  id: ReadOnly<string>;
}

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
  event: 'USER_INVITED' | 'USER_INVITATION_SENT_AGAIN' | 'USER_INVITATION_WITHDRAWN' | 'USER_JOINED' | 'USER_REMOVED' | 'USER_ERASED' | 'ACCESS_LEVEL_CHANGED' | 'EMAIL_CHANGED' | 'ACCESS_REQUESTED' | 'ACCESS_APPROVED' | 'ACCESS_DENIED' | 'INVITATION_SENT' | 'INVITATION_SENT_AGAIN' | 'INVITATION_ACCEPTED' | 'INVITATION_DECLINED' | 'CLAIM_REQUESTED' | 'CLAIM_CONFIRMED' | 'CLAIM_REFUSED' | 'CLAIM_UNDONE' | 'SUPPLIER_REMOVED' | 'ORGANISATION_CHANGED' | 'LOGO_CHANGED' | 'SBTI_TARGET_CHANGED' | 'API_KEY_CREATED' | 'API_KEY_REVOKED' | 'NETWORK_CONNECTION_CREATED' | 'NETWORK_CONNECTION_CHANGED' | 'NETWORK_CONNECTION_DELETED' | 'NETWORK_CREDENTIALS_RENEWED' | 'PRODUCTS_CREATED' | 'PRODUCT_CHANGED' | 'PRODUCTS_DELETED' | 'PRODUCTS_ARCHIVED' | 'PRODUCTS_RESTORED' | 'ESTIMATE_CHOSEN' | 'REQUESTS_SENT' | 'REQUESTS_RESENT' | 'DUE_DATES_CHANGED' | 'REQUESTS_CANCELED' | 'REQUESTS_POSTPONED' | 'REQUESTS_DECLINED' | 'WORK_BEGUN' | 'DATA_SUBMITTED' | 'DATA_ACCEPTED' | 'DATA_REJECTED' | 'ACCEPTANCE_WITHDRAWN' | 'COMMENT_WRITTEN' | 'TEMPLATES_CREATED' | 'TEMPLATES_CHANGED' | 'TEMPLATES_DELETED' | 'DOCUMENTS_ADDED' | 'DOCUMENTS_DELETED' | 'DATA_EXPORTED' | 'ORGANISATION_SUSPENDED' | 'ORGANISATION_RESUMED' | 'ORGANISATION_EXPORTED' | 'DELETION_REQUESTED' | 'DELETION_WITHDRAWN';
  details: Generated<Json>;
  created_at: Generated<Timestamp>;
}

export interface Actor {
  organisation_id: string;
  id: string;
  name: string;
}

export interface AdministratorAccount {
  id: ReadOnly<string>;
}

export interface ApiKey {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  hash: string;
  hint: string;
  scopes: string[];
  created_by: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  last_used_at: Timestamp | null;
  revoked_by: string | null;
  revoked_at: Timestamp | null;
}

export interface AwayPartner {
  id: ReadOnly<string>;
}

export interface Campaign {
  id: Generated<string>;
  customer_organisation_id: string;
  name: string;
  created_by: string;
  created_at: Generated<Timestamp>;
}

export interface CampaignSupplier {
  customer_organisation_id: ReadOnly<string>;
  campaign_id: ReadOnly<string | null>;
  supplier_organisation_id: ReadOnly<string>;
  requested_lines: ReadOnly<Int8 | null>;
  pending_review_lines: ReadOnly<Int8 | null>;
  rejected_lines: ReadOnly<Int8 | null>;
  declined_lines: ReadOnly<Int8 | null>;
  canceled_lines: ReadOnly<Int8 | null>;
  completed_lines: ReadOnly<Int8 | null>;
  answered: ReadOnly<boolean | null>;
  silent: ReadOnly<boolean | null>;
  due_date: ReadOnly<string | null>;
}

export interface CapturedMail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  plain_text: string;
  created_at: Generated<Timestamp>;
  named: Generated<string[]>;
}

export interface ClaimedLine {
  claim_id: string;
  customer_organisation_id: string;
  line_id: string;
}

export interface Connection {
  customer_organisation_id: string;
  supplier_organisation_id: string;
  status: Generated<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface DemoOrganisation {
  organisation_id: string;
  refused: Generated<boolean>;
}

export interface Document {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  size_bytes: Int8;
  sha256: string;
  storage_key: string;
  created_by: string;
  created_at: Generated<Timestamp>;
  search_text: ReadOnly<string>;
}

export interface EmissionRequest {
  id: Generated<string>;
  customer_organisation_id: string;
  supplier_organisation_id: string;
  campaign_id: string | null;
  reference: Generated<string>;
  comment: string | null;
  due_date: string | null;
  expected_unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  expected_lifecycle_boundary: 'CRADLE_TO_GATE' | 'CRADLE_TO_GRAVE' | 'GATE_TO_GATE' | null;
  expected_reference_year: number | null;
  expected_verified: boolean | null;
  created_by: string;
  created_at: Generated<Timestamp>;
  requested_lines: Generated<number>;
  pending_review_lines: Generated<number>;
  rejected_lines: Generated<number>;
  declined_lines: Generated<number>;
  canceled_lines: Generated<number>;
  completed_lines: Generated<number>;
  aggregated_status: ReadOnly<string>;
}

export interface ExternalIdentity {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Generated<Timestamp>;
}

export interface FileBeingWritten {
  moment: ReadOnly<Timestamp>;
  least_id: ReadOnly<string>;
  greatest_id: ReadOnly<string>;
}

export interface FileImport {
  id: Generated<string>;
  organisation_id: string;
  import_id: string | null;
  phase: Generated<'READING' | 'SAVING' | 'DONE' | 'FAILED'>;
  rows_read: Generated<number>;
  percent: Generated<number>;
  created_at: Generated<Timestamp>;
  writing_at: Timestamp | null;
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

export interface ImportedFootprint {
  organisation_id: string;
  footprint_id: string;
  template_id: string;
  content_hash: string;
  created_at: Generated<Timestamp>;
}

export interface Installation {
  fact: string;
  created_at: Generated<Timestamp>;
}

export interface InstallationAdmin {
  account_id: string;
  created_at: Generated<Timestamp>;
}

export interface InstallationAdminAddress {
  email: string;
}

export interface InstallationEvent {
  id: Generated<string>;
  event: 'ORGANISATION_SUSPENDED' | 'ORGANISATION_RESUMED' | 'ORGANISATION_EXPORTED' | 'DELETION_REQUESTED' | 'DELETION_WITHDRAWN' | 'ORGANISATION_DELETED' | 'ADMIN_NAMED' | 'ADMIN_REMOVED';
  organisation_id: string | null;
  organisation_name: string | null;
  actor_organisation_id: string | null;
  actor_id: string | null;
  person_organisation_id: string | null;
  person_id: string | null;
  reason: string | null;
  created_at: Generated<Timestamp>;
}

export interface InstallationLog {
  id: ReadOnly<string>;
  event: ReadOnly<'ORGANISATION_SUSPENDED' | 'ORGANISATION_RESUMED' | 'ORGANISATION_EXPORTED' | 'DELETION_REQUESTED' | 'DELETION_WITHDRAWN' | 'ORGANISATION_DELETED' | 'ADMIN_NAMED' | 'ADMIN_REMOVED'>;
  organisation_id: ReadOnly<string | null>;
  organisation_name: ReadOnly<string | null>;
  actor_name: ReadOnly<string | null>;
  person_name: ReadOnly<string | null>;
  reason: ReadOnly<string | null>;
  created_at: ReadOnly<Timestamp>;
}

export interface InstallationOrganisation {
  id: ReadOnly<string>;
  name: ReadOnly<string>;
  created_at: ReadOnly<Timestamp>;
  storage_bytes: ReadOnly<number | null>;
  last_sign_in_at: ReadOnly<Timestamp | null>;
  suspended_at: ReadOnly<Timestamp | null>;
  reason: ReadOnly<string | null>;
  delete_at: ReadOnly<Timestamp | null>;
  user_count: ReadOnly<number | null>;
  purchased_count: ReadOnly<number | null>;
  received_count: ReadOnly<number | null>;
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
  next_reminder_at: Timestamp | null;
  reminders_sent: Generated<number>;
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

export interface LineDayTally {
  organisation_id: string;
  side: 'CUSTOMER' | 'SUPPLIER';
  measure: 'OPEN' | 'DUE' | 'VALID';
  day: string;
  lines: Int8;
}

export interface LineDraft {
  supplier_organisation_id: string;
  customer_organisation_id: string;
  line_id: string;
  version: number;
  content: Json;
  saved_by: string;
  saved_at: Generated<Timestamp>;
}

export interface LineHistory {
  sequence: ReadOnly<Int8>;
  customer_organisation_id: string;
  line_id: string;
  supplier_organisation_id: string | null;
  actor_organisation_id: string | null;
  actor_id: string | null;
  event: 'CREATED' | 'SENT' | 'WORK_BEGUN' | 'SUBMITTED' | 'POSTPONED' | 'DECLINED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'DELIVERED' | 'REMINDED' | 'DUE_DATE_CHANGED' | 'RESENT' | 'CANCELED' | 'COMMENTED' | 'ARCHIVED' | 'RESTORED' | 'CLAIMED' | 'CLAIM_UNDONE';
  from_status: 'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED' | null;
  to_status: 'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED';
  request_reference: string | null;
  comment: string | null;
  created_at: Generated<Timestamp>;
  stated_date: string | null;
}

export interface LineLock {
  supplier_organisation_id: string;
  customer_organisation_id: string;
  line_id: string;
  holder_id: string;
  taken_at: Generated<Timestamp>;
  expires_at: Timestamp;
}

export interface LineMonthTally {
  organisation_id: string;
  side: 'CUSTOMER' | 'SUPPLIER';
  month: string;
  valued_lines: Int8;
  verified_lines: Int8;
  shared_lines: Int8;
  primary_data_share_sum: Numeric;
  scored_lines: Int8;
  quality_score_sum: Int8;
}

export interface LineNotice {
  id: ReadOnly<Int8>;
  recipient_organisation_id: string;
  sender_organisation_id: string;
  kind: 'REQUESTED' | 'REMINDED' | 'DUE_DATE_CHANGED' | 'CANCELED' | 'COMMENTED' | 'POSTPONED' | 'DECLINED' | 'REVIEW_OVERDUE' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRING';
  customer_organisation_id: string;
  line_id: string;
  comment: string | null;
  created_at: Generated<Timestamp>;
  collection_id: string | null;
  actor_id: Generated<string | null>;
}

export interface LineTally {
  organisation_id: string;
  side: 'CUSTOMER' | 'SUPPLIER';
  partner_id: string;
  status: string;
  lines: Int8;
  in_force_lines: Int8;
  shared_lines: Int8;
  primary_data_share_sum: Numeric;
}

export interface LineVisit {
  supplier_organisation_id: string;
  user_id: string;
  customer_organisation_id: string;
  line_id: string;
  visited_at: Generated<Timestamp>;
}

export interface LinkToken {
  hash: string;
  purpose: 'INVITATION' | 'USER_INVITATION' | 'ACCESS_REQUEST' | 'EMAIL_VERIFICATION' | 'EMAIL_CHANGE' | 'PASSWORD_RESET';
  subject_id: string;
  generation: number;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  recipient_user_id: string | null;
}

export interface NetworkConnection {
  id: string;
  organisation_id: string;
  partner_organisation_id: string;
  base_url: string;
  auth_base_url: string | null;
  client_id: string;
  client_secret: string;
  answer_known: Generated<boolean>;
  reject_unknown: Generated<boolean>;
  secret_hash: string;
  secret_issued_at: Generated<Timestamp>;
  former_secret_hash: string | null;
  former_secret_until: Timestamp | null;
  tested_at: Timestamp | null;
  failed_step: 'DISCOVERY' | 'TOKEN' | 'FOOTPRINTS' | null;
  test_error: 'NOT_HTTPS' | 'CONNECTION_FAILED' | 'CERTIFICATE_NOT_TRUSTED' | 'TIMED_OUT' | 'REDIRECTED' | 'ANSWER_TOO_LARGE' | 'ANSWER_NOT_UNDERSTOOD' | 'CREDENTIALS_REFUSED' | 'ACCESS_REFUSED' | 'NOT_FOUND_THERE' | 'REFUSED' | 'TOO_BUSY' | 'PARTNER_FAILED' | 'SECRET_UNREADABLE' | null;
  version: Generated<number>;
  created_by: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface NetworkDelivery {
  id: string;
  organisation_id: string;
  partner_organisation_id: string;
  kind: 'REQUEST' | 'ANSWER' | 'REFUSAL' | 'NEWS';
  customer_organisation_id: string | null;
  line_id: string | null;
  version: number | null;
  footprint_id: string | null;
  document: Json;
  state: Generated<'WAITING' | 'DELIVERED' | 'FAILED' | 'REPLACED'>;
  attempts: Generated<number>;
  last_error: 'NOT_HTTPS' | 'CONNECTION_FAILED' | 'CERTIFICATE_NOT_TRUSTED' | 'TIMED_OUT' | 'REDIRECTED' | 'ANSWER_TOO_LARGE' | 'ANSWER_NOT_UNDERSTOOD' | 'CREDENTIALS_REFUSED' | 'ACCESS_REFUSED' | 'NOT_FOUND_THERE' | 'REFUSED' | 'TOO_BUSY' | 'PARTNER_FAILED' | 'SECRET_UNREADABLE' | null;
  next_try_at: Generated<Timestamp | null>;
  sending_until: Timestamp | null;
  trying_since: Generated<Timestamp>;
  delivered_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface NetworkEvent {
  organisation_id: string;
  partner_organisation_id: string;
  event_id: string;
  id: Generated<string>;
  kind: 'REQUEST' | 'ANSWER' | 'REFUSAL' | 'NEWS';
  customer_organisation_id: string | null;
  line_id: string | null;
  document: string;
  product_ids: Generated<string[]>;
  comment: string | null;
  outcome: 'WAITING' | 'APPLIED' | 'KEPT';
  reason: 'UNKNOWN_REQUEST' | 'NOT_ALLOWED_NOW' | 'NOTHING_NEW' | 'NOT_FETCHED' | null;
  received_at: Generated<Timestamp>;
}

export interface NetworkToken {
  hash: string;
  organisation_id: string;
  connection_id: string;
  expires_at: Timestamp;
}

export interface NoticeCollection {
  id: Generated<string>;
  recipient_organisation_id: string;
  sender_organisation_id: string;
  kind: 'REQUESTED' | 'REMINDED' | 'DUE_DATE_CHANGED' | 'CANCELED' | 'COMMENTED' | 'POSTPONED' | 'DECLINED' | 'REVIEW_OVERDUE' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRING';
  created_at: Generated<Timestamp>;
}

export interface Notification {
  id: Generated<Int8>;
  organisation_id: string;
  side: 'CUSTOMER' | 'SUPPLIER';
  kind: 'REQUESTED' | 'REMINDED' | 'DUE_DATE_CHANGED' | 'CANCELED' | 'COMMENTED' | 'POSTPONED' | 'DECLINED' | 'REVIEW_OVERDUE' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRING' | 'TEMPLATES_EXPIRING';
  partner_organisation_id: string | null;
  lines: number;
  customer_organisation_id: string | null;
  line_id: string | null;
  product_id: string | null;
  product_name: string;
  request_reference: string | null;
  comment: string | null;
  created_at: Generated<Timestamp>;
  template_id: string | null;
  actor_id: string | null;
}

export interface NotificationMarker {
  organisation_id: string;
  user_id: string;
  read_up_to: Int8;
}

export interface NotificationRead {
  organisation_id: string;
  user_id: string;
  notification_id: Int8;
}

export interface NumberKey {
  is_only: Generated<boolean>;
  key: Buffer;
}

export interface OfferedFootprint {
  sequence: ReadOnly<Int8>;
  id: ReadOnly<string>;
  status: ReadOnly<'ACTIVE' | 'DEPRECATED'>;
  document: ReadOnly<Json>;
  valid_from: ReadOnly<Timestamp>;
  valid_until: ReadOnly<Timestamp>;
  product_ids: ReadOnly<string[]>;
  company_ids: ReadOnly<string[]>;
  classifications: ReadOnly<string[]>;
  geographies: ReadOnly<string[]>;
}

export interface Organisation {
  id: Generated<string>;
  name: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  placeholder_of: string | null;
  reminders_enabled: Generated<boolean>;
}

export interface OrganisationIdentifier {
  organisation_id: string;
  type: 'VAT' | 'DUNS' | 'LEI' | 'BPNL';
  value: string;
}

export interface OrganisationLogo {
  organisation_id: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  content: Buffer;
  updated_at: Generated<Timestamp>;
}

export interface OrganisationSuspension {
  organisation_id: string;
  reason: string;
  suspended_at: Generated<Timestamp>;
  delete_at: Timestamp | null;
  deleted_at: Timestamp | null;
}

export interface OrganisationUse {
  organisation_id: string;
  last_sign_in_at: Timestamp;
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
  access_level: 'ADMIN' | 'EDITOR' | 'VIEWER';
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  email_domain: ReadOnly<string>;
}

export interface OtherClaim {
  claim_id: ReadOnly<string>;
  id: ReadOnly<string | null>;
}

export interface OwnActivity {
  id: ReadOnly<string>;
  organisation_id: ReadOnly<string>;
  actor_id: ReadOnly<string | null>;
  event: ReadOnly<'USER_INVITED' | 'USER_INVITATION_SENT_AGAIN' | 'USER_INVITATION_WITHDRAWN' | 'USER_JOINED' | 'USER_REMOVED' | 'USER_ERASED' | 'ACCESS_LEVEL_CHANGED' | 'EMAIL_CHANGED' | 'ACCESS_REQUESTED' | 'ACCESS_APPROVED' | 'ACCESS_DENIED' | 'INVITATION_SENT' | 'INVITATION_SENT_AGAIN' | 'INVITATION_ACCEPTED' | 'INVITATION_DECLINED' | 'CLAIM_REQUESTED' | 'CLAIM_CONFIRMED' | 'CLAIM_REFUSED' | 'CLAIM_UNDONE' | 'SUPPLIER_REMOVED' | 'ORGANISATION_CHANGED' | 'LOGO_CHANGED' | 'SBTI_TARGET_CHANGED' | 'API_KEY_CREATED' | 'API_KEY_REVOKED' | 'NETWORK_CONNECTION_CREATED' | 'NETWORK_CONNECTION_CHANGED' | 'NETWORK_CONNECTION_DELETED' | 'NETWORK_CREDENTIALS_RENEWED' | 'PRODUCTS_CREATED' | 'PRODUCT_CHANGED' | 'PRODUCTS_DELETED' | 'PRODUCTS_ARCHIVED' | 'PRODUCTS_RESTORED' | 'ESTIMATE_CHOSEN' | 'REQUESTS_SENT' | 'REQUESTS_RESENT' | 'DUE_DATES_CHANGED' | 'REQUESTS_CANCELED' | 'REQUESTS_POSTPONED' | 'REQUESTS_DECLINED' | 'WORK_BEGUN' | 'DATA_SUBMITTED' | 'DATA_ACCEPTED' | 'DATA_REJECTED' | 'ACCEPTANCE_WITHDRAWN' | 'COMMENT_WRITTEN' | 'TEMPLATES_CREATED' | 'TEMPLATES_CHANGED' | 'TEMPLATES_DELETED' | 'DOCUMENTS_ADDED' | 'DOCUMENTS_DELETED' | 'DATA_EXPORTED' | 'ORGANISATION_SUSPENDED' | 'ORGANISATION_RESUMED' | 'ORGANISATION_EXPORTED' | 'DELETION_REQUESTED' | 'DELETION_WITHDRAWN'>;
  details: ReadOnly<Json>;
  created_at: ReadOnly<Timestamp>;
  actor_name: ReadOnly<string | null>;
  by_key: ReadOnly<boolean>;
}

export interface OwnCustomer {
  id: ReadOnly<string>;
  name: ReadOnly<string>;
  connection_status: ReadOnly<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  connected_at: ReadOnly<Timestamp>;
  product_count: ReadOnly<number | null>;
  open_count: ReadOnly<number | null>;
  completed_count: ReadOnly<number | null>;
  away: ReadOnly<boolean>;
}

export interface OwnDocument {
  id: ReadOnly<string>;
  organisation_id: ReadOnly<string>;
  name: ReadOnly<string>;
  size_bytes: ReadOnly<Int8>;
  storage_key: ReadOnly<string>;
  created_at: ReadOnly<Timestamp>;
  search_text: ReadOnly<string>;
  is_used: ReadOnly<boolean | null>;
}

export interface OwnNetworkConnection {
  id: ReadOnly<string>;
  organisation_id: ReadOnly<string>;
  partner_organisation_id: ReadOnly<string>;
  name: ReadOnly<string>;
  base_url: ReadOnly<string>;
  auth_base_url: ReadOnly<string | null>;
  client_id: ReadOnly<string>;
  answer_known: ReadOnly<boolean>;
  reject_unknown: ReadOnly<boolean>;
  secret_issued_at: ReadOnly<Timestamp>;
  former_secret_until: ReadOnly<Timestamp | null>;
  tested_at: ReadOnly<Timestamp | null>;
  failed_step: ReadOnly<'DISCOVERY' | 'TOKEN' | 'FOOTPRINTS' | null>;
  test_error: ReadOnly<'NOT_HTTPS' | 'CONNECTION_FAILED' | 'CERTIFICATE_NOT_TRUSTED' | 'TIMED_OUT' | 'REDIRECTED' | 'ANSWER_TOO_LARGE' | 'ANSWER_NOT_UNDERSTOOD' | 'CREDENTIALS_REFUSED' | 'ACCESS_REFUSED' | 'NOT_FOUND_THERE' | 'REFUSED' | 'TOO_BUSY' | 'PARTNER_FAILED' | 'SECRET_UNREADABLE' | null>;
  version: ReadOnly<number>;
  created_at: ReadOnly<Timestamp>;
  updated_at: ReadOnly<Timestamp>;
  created_by: ReadOnly<string | null>;
  relations: ReadOnly<string[] | null>;
}

export interface OwnNotification {
  id: ReadOnly<Int8>;
  organisation_id: ReadOnly<string>;
  side: ReadOnly<'CUSTOMER' | 'SUPPLIER'>;
  kind: ReadOnly<'REQUESTED' | 'REMINDED' | 'DUE_DATE_CHANGED' | 'CANCELED' | 'COMMENTED' | 'POSTPONED' | 'DECLINED' | 'REVIEW_OVERDUE' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRING' | 'TEMPLATES_EXPIRING'>;
  lines: ReadOnly<number>;
  product_id: ReadOnly<string | null>;
  product_name: ReadOnly<string>;
  request_reference: ReadOnly<string | null>;
  comment: ReadOnly<string | null>;
  actor_name: ReadOnly<string | null>;
  created_at: ReadOnly<Timestamp>;
  partner_name: ReadOnly<string | null>;
  read: ReadOnly<boolean | null>;
  template_id: ReadOnly<string | null>;
}

export interface OwnPurchase {
  customer_organisation_id: ReadOnly<string>;
  line_id: ReadOnly<string>;
  year: ReadOnly<number>;
  quantity: ReadOnly<Numeric>;
  quantity_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  supplier_organisation_id: ReadOnly<string | null>;
  archived: ReadOnly<boolean>;
  mass_kg: ReadOnly<Numeric | null>;
  specific_kg: ReadOnly<Numeric | null>;
  estimated_kg: ReadOnly<Numeric | null>;
  gap: ReadOnly<'NO_ANSWER' | 'UNAVAILABLE' | 'UNIT_MISSING' | 'MASS_MISSING' | null>;
  basis: ReadOnly<string>;
  total_kg: ReadOnly<Numeric | null>;
  product_id: ReadOnly<string | null>;
  product_name: ReadOnly<string | null>;
  internal_reference: ReadOnly<string | null>;
  status: ReadOnly<'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED' | null>;
  request_reference: ReadOnly<string | null>;
  in_force_version: ReadOnly<number | null>;
  in_force_at: ReadOnly<Timestamp | null>;
  in_force_value: ReadOnly<Numeric | null>;
  in_force_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  in_force_unit_amount: ReadOnly<Numeric | null>;
  in_force_mass_kg: ReadOnly<Numeric | null>;
  in_force_granularity: ReadOnly<'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null>;
  in_force_verified: ReadOnly<boolean | null>;
  in_force_primary_data_share: ReadOnly<Numeric | null>;
  in_force_quality_score: ReadOnly<number | null>;
  in_force_valid_until: ReadOnly<string | null>;
  supplier_name: ReadOnly<string | null>;
  product_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  product_mass_kg: ReadOnly<Numeric | null>;
  estimate: ReadOnly<Json | null>;
  estimate_factor: ReadOnly<Numeric | null>;
}

export interface OwnSupplier {
  id: ReadOnly<string>;
  name: ReadOnly<string>;
  connection_status: ReadOnly<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  connected_at: ReadOnly<Timestamp>;
  product_count: ReadOnly<number | null>;
  open_count: ReadOnly<number | null>;
  completed_count: ReadOnly<number | null>;
  primary_data_share: ReadOnly<number | null>;
  contacts: ReadOnly<Json | null>;
  away: ReadOnly<boolean>;
}

export interface OwnTemplate {
  id: ReadOnly<string>;
  organisation_id: ReadOnly<string>;
  name: ReadOnly<string>;
  internal_reference: ReadOnly<string>;
  description: ReadOnly<string | null>;
  unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  version: ReadOnly<number>;
  data_version: ReadOnly<number>;
  data: ReadOnly<Json | null>;
  item_data: ReadOnly<Json | null>;
  open_findings: ReadOnly<number>;
  complete: ReadOnly<boolean>;
  emission_value: ReadOnly<Numeric | null>;
  emission_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  emission_unit_amount: ReadOnly<Numeric | null>;
  emission_value_granularity: ReadOnly<'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null>;
  emission_data_verified: ReadOnly<boolean | null>;
  primary_data_share: ReadOnly<Numeric | null>;
  reference_year: ReadOnly<number | null>;
  valid_until: ReadOnly<string | null>;
  created_at: ReadOnly<Timestamp>;
  updated_at: ReadOnly<Timestamp>;
  data_updated_at: ReadOnly<Timestamp | null>;
  search_text: ReadOnly<string>;
  name_text: ReadOnly<string>;
  reference_text: ReadOnly<string>;
  updated_by: ReadOnly<string | null>;
  data_updated_by: ReadOnly<string | null>;
  draft_version: ReadOnly<number | null>;
  draft_content: ReadOnly<Json | null>;
  draft_saved_at: ReadOnly<Timestamp | null>;
  draft_saved_by: ReadOnly<string | null>;
  held_lines: ReadOnly<number | null>;
  held_customers: ReadOnly<number | null>;
  outdated_lines: ReadOnly<number | null>;
  outdated_customers: ReadOnly<number | null>;
}

export interface PartnerConnection {
  id: ReadOnly<string>;
  organisation_id: ReadOnly<string>;
  base_url: ReadOnly<string>;
  answer_known: ReadOnly<boolean>;
  reject_unknown: ReadOnly<boolean>;
}

export interface Platform {
  one: Generated<boolean>;
  base_url: string;
}

export interface Product {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  internal_reference: string;
  description: string | null;
  unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  mass_kg: Numeric | null;
  version: Generated<number>;
  archived_at: Timestamp | null;
  created_by: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  estimate: Json | null;
  estimate_factor: Numeric | null;
}

export interface ProductImportRow {
  organisation_id: string;
  file_import_id: string;
  row_number: number;
  product_id: Generated<string>;
  line_id: Generated<string>;
  existing_product_id: string | null;
  existing_supplier_id: string | null;
  name: string | null;
  internal_reference: string | null;
  description: string | null;
  unit: string | null;
  mass_kg: Numeric | null;
  supplier_email: string | null;
  supplier_name: string | null;
  supplier_number: string | null;
  supplier_product_reference: string | null;
  yearly_quantity: Numeric | null;
  quantity_unit: string | null;
  quantity_year: number | null;
}

export interface ProductLine {
  id: Generated<string>;
  customer_organisation_id: string;
  product_id: string;
  supplier_organisation_id: string | null;
  status: Generated<'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED'>;
  version: Generated<number>;
  product_name: string;
  internal_reference: string;
  archived: Generated<boolean>;
  request_id: string | null;
  request_reference: string | null;
  due_date: string | null;
  sent_at: Timestamp | null;
  requested_at: Timestamp | null;
  mailed_at: Timestamp | null;
  sent_name: string | null;
  sent_reference: string | null;
  sent_description: string | null;
  sent_unit: string | null;
  sent_mass_kg: Numeric | null;
  supplier_product_reference: string | null;
  reason: string | null;
  reason_code: 'NOT_OUR_PRODUCT' | 'WRONG_CONTACT' | 'NO_DATA_YET' | 'CONFIDENTIAL' | 'OTHER' | null;
  expected_date: string | null;
  work_begun_at: Timestamp | null;
  submission_version: Generated<number>;
  submitted_at: Timestamp | null;
  emission_value: Numeric | null;
  emission_unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  emission_unit_amount: Numeric | null;
  emission_value_granularity: 'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null;
  emission_value_confidence: 'VERY' | 'SOMEWHAT' | 'NONE' | null;
  emission_data_verified: boolean | null;
  primary_data_share: Numeric | null;
  in_force_version: number | null;
  in_force_at: Timestamp | null;
  in_force_value: Numeric | null;
  in_force_unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  in_force_unit_amount: Numeric | null;
  in_force_granularity: 'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null;
  in_force_confidence: 'VERY' | 'SOMEWHAT' | 'NONE' | null;
  in_force_verified: boolean | null;
  in_force_primary_data_share: Numeric | null;
  next_reminder_at: Timestamp | null;
  reminders_sent: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  search_text: ReadOnly<string>;
  received_text: ReadOnly<string | null>;
  valid_until: string | null;
  in_force_valid_until: string | null;
  expiry_reminder_at: Timestamp | null;
  product_mass_kg: Numeric | null;
  in_force_mass_kg: Numeric | null;
  quality_score: number | null;
  in_force_quality_score: number | null;
}

export interface Purchase {
  customer_organisation_id: string;
  line_id: string;
  supplier_number: string | null;
  yearly_quantity: Numeric | null;
  quantity_unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  quantity_year: number | null;
}

export interface PurchaseTally {
  organisation_id: string;
  year: number;
  partner_id: string;
  lines: Int8;
  specific_lines: Int8;
  estimated_lines: Int8;
  weighed_lines: Int8;
  mass_kg: Numeric;
  specific_mass_kg: Numeric;
  estimated_mass_kg: Numeric;
  specific_kg: Numeric;
  estimated_kg: Numeric;
}

export interface PurchaseYear {
  customer_organisation_id: string;
  line_id: string;
  year: number;
  quantity: Numeric;
  quantity_unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  supplier_organisation_id: string | null;
  archived: boolean;
  mass_kg: Numeric | null;
  specific_kg: Numeric | null;
  estimated_kg: Numeric | null;
  gap: 'NO_ANSWER' | 'UNAVAILABLE' | 'UNIT_MISSING' | 'MASS_MISSING' | null;
  basis: ReadOnly<string>;
  total_kg: ReadOnly<Numeric | null>;
}

export interface PurchasedLine {
  id: ReadOnly<string>;
  customer_organisation_id: ReadOnly<string>;
  product_id: ReadOnly<string>;
  supplier_organisation_id: ReadOnly<string | null>;
  status: ReadOnly<'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED'>;
  version: ReadOnly<number>;
  product_name: ReadOnly<string>;
  internal_reference: ReadOnly<string>;
  archived: ReadOnly<boolean>;
  request_id: ReadOnly<string | null>;
  request_reference: ReadOnly<string | null>;
  due_date: ReadOnly<string | null>;
  sent_at: ReadOnly<Timestamp | null>;
  requested_at: ReadOnly<Timestamp | null>;
  mailed_at: ReadOnly<Timestamp | null>;
  sent_name: ReadOnly<string | null>;
  sent_reference: ReadOnly<string | null>;
  sent_description: ReadOnly<string | null>;
  sent_unit: ReadOnly<string | null>;
  sent_mass_kg: ReadOnly<Numeric | null>;
  supplier_product_reference: ReadOnly<string | null>;
  reason: ReadOnly<string | null>;
  reason_code: ReadOnly<'NOT_OUR_PRODUCT' | 'WRONG_CONTACT' | 'NO_DATA_YET' | 'CONFIDENTIAL' | 'OTHER' | null>;
  expected_date: ReadOnly<string | null>;
  work_begun_at: ReadOnly<Timestamp | null>;
  submission_version: ReadOnly<number>;
  submitted_at: ReadOnly<Timestamp | null>;
  emission_value: ReadOnly<Numeric | null>;
  emission_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  emission_unit_amount: ReadOnly<Numeric | null>;
  emission_value_granularity: ReadOnly<'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null>;
  emission_value_confidence: ReadOnly<'VERY' | 'SOMEWHAT' | 'NONE' | null>;
  emission_data_verified: ReadOnly<boolean | null>;
  primary_data_share: ReadOnly<Numeric | null>;
  in_force_version: ReadOnly<number | null>;
  in_force_at: ReadOnly<Timestamp | null>;
  in_force_value: ReadOnly<Numeric | null>;
  in_force_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  in_force_unit_amount: ReadOnly<Numeric | null>;
  in_force_granularity: ReadOnly<'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null>;
  in_force_confidence: ReadOnly<'VERY' | 'SOMEWHAT' | 'NONE' | null>;
  in_force_verified: ReadOnly<boolean | null>;
  in_force_primary_data_share: ReadOnly<Numeric | null>;
  next_reminder_at: ReadOnly<Timestamp | null>;
  reminders_sent: ReadOnly<number>;
  created_at: ReadOnly<Timestamp>;
  updated_at: ReadOnly<Timestamp>;
  search_text: ReadOnly<string>;
  received_text: ReadOnly<string | null>;
  valid_until: ReadOnly<string | null>;
  in_force_valid_until: ReadOnly<string | null>;
  expiry_reminder_at: ReadOnly<Timestamp | null>;
  product_mass_kg: ReadOnly<Numeric | null>;
  in_force_mass_kg: ReadOnly<Numeric | null>;
  quality_score: ReadOnly<number | null>;
  in_force_quality_score: ReadOnly<number | null>;
  supplier_name: ReadOnly<string | null>;
  connected: ReadOnly<boolean>;
  supplier_number: ReadOnly<string | null>;
  yearly_quantity: ReadOnly<Numeric | null>;
  quantity_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  quantity_year: ReadOnly<number | null>;
}

export interface RateLimit {
  bucket: string;
  key: string;
  used: number;
  resets_at: Timestamp;
}

export interface ReceivedFootprint {
  customer_organisation_id: string;
  line_id: string;
  version: number;
  supplier_organisation_id: string;
  footprint_id: string;
  product_ids: string[];
  document: string;
  remarks: Json;
  created_at: Generated<Timestamp>;
}

export interface ReceivedInvitation {
  id: ReadOnly<string>;
  email: ReadOnly<string>;
  relation: ReadOnly<'SUPPLIER' | 'CUSTOMER'>;
  status: ReadOnly<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  message: ReadOnly<string | null>;
  created_at: ReadOnly<Timestamp>;
  answered_at: ReadOnly<Timestamp | null>;
  organisation_name: ReadOnly<string>;
  invited_by: ReadOnly<string>;
  claim_state: ReadOnly<'ENABLED' | 'DISABLED' | 'WAITING_FOR_APPROVAL' | 'WAITING_FOR_COMPLETION' | null>;
}

export interface ReceivedLine {
  id: ReadOnly<string>;
  customer_organisation_id: ReadOnly<string>;
  supplier_organisation_id: ReadOnly<string | null>;
  product_id: ReadOnly<string>;
  status: ReadOnly<'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED'>;
  version: ReadOnly<number>;
  archived: ReadOnly<boolean>;
  sent_name: ReadOnly<string | null>;
  sent_reference: ReadOnly<string | null>;
  sent_description: ReadOnly<string | null>;
  sent_unit: ReadOnly<string | null>;
  sent_mass_kg: ReadOnly<Numeric | null>;
  supplier_product_reference: ReadOnly<string | null>;
  request_id: ReadOnly<string | null>;
  request_reference: ReadOnly<string | null>;
  due_date: ReadOnly<string | null>;
  sent_at: ReadOnly<Timestamp | null>;
  requested_at: ReadOnly<Timestamp | null>;
  reason: ReadOnly<string | null>;
  reason_code: ReadOnly<'NOT_OUR_PRODUCT' | 'WRONG_CONTACT' | 'NO_DATA_YET' | 'CONFIDENTIAL' | 'OTHER' | null>;
  expected_date: ReadOnly<string | null>;
  work_begun_at: ReadOnly<Timestamp | null>;
  submission_version: ReadOnly<number>;
  submitted_at: ReadOnly<Timestamp | null>;
  emission_value: ReadOnly<Numeric | null>;
  emission_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  emission_unit_amount: ReadOnly<Numeric | null>;
  emission_value_granularity: ReadOnly<'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null>;
  emission_value_confidence: ReadOnly<'VERY' | 'SOMEWHAT' | 'NONE' | null>;
  emission_data_verified: ReadOnly<boolean | null>;
  primary_data_share: ReadOnly<Numeric | null>;
  in_force_version: ReadOnly<number | null>;
  in_force_at: ReadOnly<Timestamp | null>;
  in_force_value: ReadOnly<Numeric | null>;
  in_force_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  in_force_unit_amount: ReadOnly<Numeric | null>;
  updated_at: ReadOnly<Timestamp>;
  received_text: ReadOnly<string | null>;
  customer_name: ReadOnly<string | null>;
  connected: ReadOnly<boolean>;
  draft_version: ReadOnly<number | null>;
  draft_saved_at: ReadOnly<Timestamp | null>;
  draft_saved_by: ReadOnly<string | null>;
  lock_holder_id: ReadOnly<string | null>;
  lock_holder_name: ReadOnly<string | null>;
  lock_expires_at: ReadOnly<Timestamp | null>;
  visited_at: ReadOnly<Timestamp | null>;
  valid_until: ReadOnly<string | null>;
  in_force_valid_until: ReadOnly<string | null>;
  quality_score: ReadOnly<number | null>;
}

export interface ReceivedRequest {
  id: ReadOnly<string>;
  customer_organisation_id: ReadOnly<string>;
  supplier_organisation_id: ReadOnly<string>;
  reference: ReadOnly<string>;
  comment: ReadOnly<string | null>;
  created_at: ReadOnly<Timestamp>;
  expected_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  expected_lifecycle_boundary: ReadOnly<'CRADLE_TO_GATE' | 'CRADLE_TO_GRAVE' | 'GATE_TO_GATE' | null>;
  expected_reference_year: ReadOnly<number | null>;
  expected_verified: ReadOnly<boolean | null>;
  requested_lines: ReadOnly<number>;
  pending_review_lines: ReadOnly<number>;
  rejected_lines: ReadOnly<number>;
  declined_lines: ReadOnly<number>;
  canceled_lines: ReadOnly<number>;
  completed_lines: ReadOnly<number>;
  aggregated_status: ReadOnly<string>;
  customer_name: ReadOnly<string | null>;
  created_by: ReadOnly<string | null>;
  due_date: ReadOnly<string | null>;
}

export interface RequestLine {
  customer_organisation_id: string;
  request_id: string;
  line_id: string;
}

export interface RequestTally {
  organisation_id: string;
  side: 'CUSTOMER' | 'SUPPLIER';
  aggregated_status: string;
  requests: Int8;
}

export interface SbtiTarget {
  organisation_id: string;
  has_target: boolean;
  ambition: 'WELL_BELOW_TWO_DEGREES' | 'ONE_POINT_FIVE_DEGREES' | null;
  base_year: number | null;
  target_year: number | null;
  reduction_percent: Numeric | null;
  status: 'COMMITTED' | 'SET' | 'VALIDATED' | null;
  reason_for_no_target: 'PLANNING_TO_INTRODUCE_TARGET_IN_NEXT_TWO_YEARS' | 'IMPORTANT_BUT_NOT_IMMEDIATE_BUSINESS_PRIORITY' | 'JUDGED_TO_BE_UNIMPORTANT' | 'LACK_OF_INTERNAL_RESOURCES' | 'INSUFFICIENT_DATA_ON_OPERATIONS' | 'NO_INSTRUCTION_FROM_MANAGEMENT' | 'OTHER' | null;
  reason_text: string | null;
  updated_by: string;
  updated_at: Generated<Timestamp>;
}

export interface SchemaMigration {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
}

export interface SeenHistory {
  sequence: ReadOnly<Int8>;
  customer_organisation_id: ReadOnly<string>;
  line_id: ReadOnly<string>;
  event: ReadOnly<'CREATED' | 'SENT' | 'WORK_BEGUN' | 'SUBMITTED' | 'POSTPONED' | 'DECLINED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'DELIVERED' | 'REMINDED' | 'DUE_DATE_CHANGED' | 'RESENT' | 'CANCELED' | 'COMMENTED' | 'ARCHIVED' | 'RESTORED' | 'CLAIMED' | 'CLAIM_UNDONE'>;
  from_status: ReadOnly<'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED' | null>;
  to_status: ReadOnly<'NOT_STARTED' | 'REJECTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'DECLINED' | 'CANCELED'>;
  request_reference: ReadOnly<string | null>;
  comment: ReadOnly<string | null>;
  created_at: ReadOnly<Timestamp>;
  actor_name: ReadOnly<string | null>;
  actor_organisation_id: ReadOnly<string | null>;
  actor_organisation_name: ReadOnly<string | null>;
  stated_date: ReadOnly<string | null>;
}

export interface SeenSubmission {
  customer_organisation_id: ReadOnly<string>;
  line_id: ReadOnly<string>;
  version: ReadOnly<number>;
  supplier_organisation_id: ReadOnly<string>;
  data: ReadOnly<Json>;
  calculation: ReadOnly<Json | null>;
  item_data: ReadOnly<Json | null>;
  plausibility_confirmation: ReadOnly<string | null>;
  submitted_at: ReadOnly<Timestamp>;
  outcome: ReadOnly<'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'DELIVERED' | null>;
  reviewed_at: ReadOnly<Timestamp | null>;
  review_comment: ReadOnly<string | null>;
  submitted_by: ReadOnly<string | null>;
  reviewed_by: ReadOnly<string | null>;
}

export interface SentCampaign {
  id: ReadOnly<string>;
  customer_organisation_id: ReadOnly<string>;
  name: ReadOnly<string>;
  created_at: ReadOnly<Timestamp>;
  created_by: ReadOnly<string | null>;
  requested_lines: ReadOnly<number | null>;
  pending_review_lines: ReadOnly<number | null>;
  rejected_lines: ReadOnly<number | null>;
  declined_lines: ReadOnly<number | null>;
  canceled_lines: ReadOnly<number | null>;
  completed_lines: ReadOnly<number | null>;
  suppliers: ReadOnly<number | null>;
  answered_suppliers: ReadOnly<number | null>;
  silent_suppliers: ReadOnly<number | null>;
  last_due_date: ReadOnly<string | null>;
}

export interface SentInvitation {
  id: ReadOnly<string>;
  email: ReadOnly<string>;
  relation: ReadOnly<'SUPPLIER' | 'CUSTOMER'>;
  status: ReadOnly<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  message: ReadOnly<string | null>;
  partner_organisation_id: ReadOnly<string>;
  created_at: ReadOnly<Timestamp>;
  sent_at: ReadOnly<Timestamp>;
  answered_at: ReadOnly<Timestamp | null>;
  inviter_organisation_id: ReadOnly<string>;
  organisation_name: ReadOnly<string | null>;
  invited_by: ReadOnly<string>;
  claims: ReadOnly<Json | null>;
  can_undo: ReadOnly<boolean>;
  unreached: ReadOnly<string | null>;
  mail_answer: ReadOnly<string | null>;
}

export interface SentRequest {
  id: ReadOnly<string>;
  customer_organisation_id: ReadOnly<string>;
  supplier_organisation_id: ReadOnly<string>;
  campaign_id: ReadOnly<string | null>;
  reference: ReadOnly<string>;
  comment: ReadOnly<string | null>;
  created_at: ReadOnly<Timestamp>;
  expected_unit: ReadOnly<'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null>;
  expected_lifecycle_boundary: ReadOnly<'CRADLE_TO_GATE' | 'CRADLE_TO_GRAVE' | 'GATE_TO_GATE' | null>;
  expected_reference_year: ReadOnly<number | null>;
  expected_verified: ReadOnly<boolean | null>;
  requested_lines: ReadOnly<number>;
  pending_review_lines: ReadOnly<number>;
  rejected_lines: ReadOnly<number>;
  declined_lines: ReadOnly<number>;
  canceled_lines: ReadOnly<number | null>;
  completed_lines: ReadOnly<number>;
  aggregated_status: ReadOnly<string>;
  supplier_name: ReadOnly<string | null>;
  campaign_name: ReadOnly<string | null>;
  created_by: ReadOnly<string | null>;
  due_date: ReadOnly<string | null>;
  heard: ReadOnly<boolean | null>;
  last_reminded_at: ReadOnly<Timestamp | null>;
  ever_canceled_lines: ReadOnly<number>;
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

export interface SharedDocument {
  customer_organisation_id: ReadOnly<string>;
  line_id: ReadOnly<string>;
  version: ReadOnly<number>;
  id: ReadOnly<string>;
  name: ReadOnly<string>;
  size_bytes: ReadOnly<Int8>;
  storage_key: ReadOnly<string>;
}

export interface SharedFootprint {
  organisation_id: string;
  partner_organisation_id: string;
  id: string;
  sequence: Generated<Int8>;
  status: Generated<'ACTIVE' | 'DEPRECATED'>;
  document: Json;
  valid_from: Timestamp;
  valid_until: Timestamp;
  geographies: string[];
  product_ids: ReadOnly<string[]>;
  company_ids: ReadOnly<string[]>;
  classifications: ReadOnly<string[]>;
  created_at: Generated<Timestamp>;
}

export interface SignInCode {
  id: Generated<string>;
  account_id: string;
  network: string;
  tries: Generated<number>;
  expires_at: Timestamp;
}

export interface SignInNetwork {
  id: Generated<string>;
  account_id: string;
  network: string;
  last_used_at: Generated<Timestamp>;
}

export interface SigningKey {
  id: string;
  purpose: 'TOKENS' | 'REFRESH';
  secret: Json;
  created_at: Generated<Timestamp>;
}

export interface StorageUse {
  organisation_id: string;
  used_bytes: Int8;
}

export interface Submission {
  customer_organisation_id: string;
  line_id: string;
  version: number;
  supplier_organisation_id: string;
  data: Json;
  calculation: Json | null;
  item_data: Json | null;
  plausibility_confirmation: string | null;
  submitted_by: string;
  submitted_at: Generated<Timestamp>;
  outcome: 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'DELIVERED' | null;
  reviewed_by: string | null;
  reviewed_at: Timestamp | null;
  review_comment: string | null;
}

export interface SubmissionDocument {
  customer_organisation_id: string;
  line_id: string;
  version: number;
  supplier_organisation_id: string;
  document_id: string;
}

export interface SubmissionRows {
  supplier_organisation_id: string;
  customer_organisation_id: string;
  line_id: string;
  version: number;
  item_data: Json;
}

export interface SupplierContact {
  supplier_organisation_id: ReadOnly<string | null>;
  email: ReadOnly<string | null>;
  undeliverable: ReadOnly<boolean>;
  reason: ReadOnly<string | null>;
  answer: ReadOnly<string | null>;
}

export interface SupplierTarget {
  supplier_organisation_id: ReadOnly<string>;
  connection_status: ReadOnly<'PENDING' | 'ACCEPTED' | 'DECLINED'>;
  has_target: ReadOnly<boolean | null>;
  ambition: ReadOnly<'WELL_BELOW_TWO_DEGREES' | 'ONE_POINT_FIVE_DEGREES' | null>;
  base_year: ReadOnly<number | null>;
  target_year: ReadOnly<number | null>;
  reduction_percent: ReadOnly<Numeric | null>;
  status: ReadOnly<'COMMITTED' | 'SET' | 'VALIDATED' | null>;
  reason_for_no_target: ReadOnly<'PLANNING_TO_INTRODUCE_TARGET_IN_NEXT_TWO_YEARS' | 'IMPORTANT_BUT_NOT_IMMEDIATE_BUSINESS_PRIORITY' | 'JUDGED_TO_BE_UNIMPORTANT' | 'LACK_OF_INTERNAL_RESOURCES' | 'INSUFFICIENT_DATA_ON_OPERATIONS' | 'NO_INSTRUCTION_FROM_MANAGEMENT' | 'OTHER' | null>;
  reason_text: ReadOnly<string | null>;
  updated_at: ReadOnly<Timestamp | null>;
  active: ReadOnly<boolean>;
}

export interface Template {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  internal_reference: string;
  description: string | null;
  unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  version: Generated<number>;
  data_version: Generated<number>;
  data: Json | null;
  item_data: Json | null;
  open_findings: Generated<number>;
  complete: ReadOnly<boolean>;
  emission_value: Numeric | null;
  emission_unit: 'KM' | 'KG' | 'GB' | 'M2' | 'M3' | 'KWH' | 'KG_KM' | 'DAY' | 'USD' | 'EUR' | 'DIMENSIONLESS' | 'OTHER' | null;
  emission_unit_amount: Numeric | null;
  emission_value_granularity: 'DETAILED_LIFECYCLE' | 'LIFECYCLE' | 'PRODUCT' | 'CALCULATOR' | 'SHARE_COMPANY' | 'UNAVAILABLE' | null;
  emission_data_verified: boolean | null;
  primary_data_share: Numeric | null;
  reference_year: number | null;
  valid_until: string | null;
  expiry_reminder_at: Timestamp | null;
  created_by: string;
  created_at: Generated<Timestamp>;
  updated_by: string;
  updated_at: Generated<Timestamp>;
  data_updated_by: string | null;
  data_updated_at: Timestamp | null;
  drafts_begun: Generated<number>;
  search_text: ReadOnly<string>;
  name_text: ReadOnly<string>;
  reference_text: ReadOnly<string>;
}

export interface TemplateDocument {
  organisation_id: string;
  template_id: string;
  document_id: string;
}

export interface TemplateDraft {
  organisation_id: string;
  template_id: string;
  version: number;
  content: Json;
  saved_by: string;
  saved_at: Generated<Timestamp>;
}

export interface TemplateImportRow {
  organisation_id: string;
  file_import_id: string;
  row_number: number;
  template_id: Generated<string>;
  existing_template_id: string | null;
  name: string | null;
  internal_reference: string | null;
  description: string | null;
  given: Json | null;
  data: Json | null;
  open_findings: Generated<number>;
  emission_value: Numeric | null;
  emission_unit: string | null;
  emission_unit_amount: Numeric | null;
  emission_value_granularity: string | null;
  emission_data_verified: boolean | null;
  primary_data_share: Numeric | null;
  reference_year: number | null;
  valid_until: string | null;
  expiry_reminder_at: Timestamp | null;
}

export interface TemplateMatch {
  supplier_organisation_id: string;
  customer_organisation_id: string;
  line_id: string;
  template_id: string;
  confirmed_by: string;
  confirmed_at: Generated<Timestamp>;
}

export interface TemplateUse {
  supplier_organisation_id: string;
  customer_organisation_id: string;
  line_id: string;
  template_id: string;
  template_version: number;
  outdated: Generated<boolean>;
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

export interface UndeliverableAddress {
  email: string;
  since: Generated<Timestamp>;
  response_code: number;
  response: Generated<string>;
}

export interface UnreachedAddress {
  address_key: string;
  reason: 'DOES_NOT_WANT_MAIL' | 'TOO_MANY_MAILS';
  since: Generated<Timestamp>;
}

export interface UnreachedColleague {
  id: ReadOnly<string>;
  reason: ReadOnly<string | null>;
  answer: ReadOnly<string | null>;
}

export interface UnsolicitedMail {
  token_hash: string;
  address_key: string;
  job_id: string;
  created_at: Generated<Timestamp>;
}

export interface UserInvitation {
  id: Generated<string>;
  organisation_id: string;
  invited_by: string;
  email: string;
  access_level: 'ADMIN' | 'EDITOR' | 'VIEWER';
  language: 'en' | 'de' | 'fr';
  link_generation: Generated<number>;
  created_at: Generated<Timestamp>;
  sent_at: Generated<Timestamp>;
}

export interface DB {
  accepted_claim: AcceptedClaim;
  access_request: AccessRequest;
  account: Account;
  activity: Activity;
  actor: Actor;
  administrator_account: AdministratorAccount;
  api_key: ApiKey;
  away_partner: AwayPartner;
  campaign: Campaign;
  campaign_supplier: CampaignSupplier;
  captured_mail: CapturedMail;
  claimed_line: ClaimedLine;
  connection: Connection;
  demo_organisation: DemoOrganisation;
  document: Document;
  emission_request: EmissionRequest;
  external_identity: ExternalIdentity;
  file_being_written: FileBeingWritten;
  file_import: FileImport;
  idempotency_key: IdempotencyKey;
  identity_nonce: IdentityNonce;
  imported_footprint: ImportedFootprint;
  installation: Installation;
  installation_admin: InstallationAdmin;
  installation_admin_address: InstallationAdminAddress;
  installation_event: InstallationEvent;
  installation_log: InstallationLog;
  installation_organisation: InstallationOrganisation;
  invitation: Invitation;
  invitation_claim: InvitationClaim;
  line_day_tally: LineDayTally;
  line_draft: LineDraft;
  line_history: LineHistory;
  line_lock: LineLock;
  line_month_tally: LineMonthTally;
  line_notice: LineNotice;
  line_tally: LineTally;
  line_visit: LineVisit;
  link_token: LinkToken;
  network_connection: NetworkConnection;
  network_delivery: NetworkDelivery;
  network_event: NetworkEvent;
  network_token: NetworkToken;
  notice_collection: NoticeCollection;
  notification: Notification;
  notification_marker: NotificationMarker;
  notification_read: NotificationRead;
  number_key: NumberKey;
  offered_footprint: OfferedFootprint;
  organisation: Organisation;
  organisation_identifier: OrganisationIdentifier;
  organisation_logo: OrganisationLogo;
  organisation_suspension: OrganisationSuspension;
  organisation_use: OrganisationUse;
  organisation_user: OrganisationUser;
  other_claim: OtherClaim;
  own_activity: OwnActivity;
  own_customer: OwnCustomer;
  own_document: OwnDocument;
  own_network_connection: OwnNetworkConnection;
  own_notification: OwnNotification;
  own_purchase: OwnPurchase;
  own_supplier: OwnSupplier;
  own_template: OwnTemplate;
  partner_connection: PartnerConnection;
  platform: Platform;
  product: Product;
  product_import_row: ProductImportRow;
  product_line: ProductLine;
  purchase: Purchase;
  purchase_tally: PurchaseTally;
  purchase_year: PurchaseYear;
  purchased_line: PurchasedLine;
  rate_limit: RateLimit;
  received_footprint: ReceivedFootprint;
  received_invitation: ReceivedInvitation;
  received_line: ReceivedLine;
  received_request: ReceivedRequest;
  request_line: RequestLine;
  request_tally: RequestTally;
  sbti_target: SbtiTarget;
  schema_migration: SchemaMigration;
  seen_history: SeenHistory;
  seen_submission: SeenSubmission;
  sent_campaign: SentCampaign;
  sent_invitation: SentInvitation;
  sent_request: SentRequest;
  session: Session;
  shared_document: SharedDocument;
  shared_footprint: SharedFootprint;
  sign_in_code: SignInCode;
  sign_in_network: SignInNetwork;
  signing_key: SigningKey;
  storage_use: StorageUse;
  submission: Submission;
  submission_document: SubmissionDocument;
  submission_rows: SubmissionRows;
  supplier_contact: SupplierContact;
  supplier_target: SupplierTarget;
  template: Template;
  template_document: TemplateDocument;
  template_draft: TemplateDraft;
  template_import_row: TemplateImportRow;
  template_match: TemplateMatch;
  template_use: TemplateUse;
  tracking_event: TrackingEvent;
  undeliverable_address: UndeliverableAddress;
  unreached_address: UnreachedAddress;
  unreached_colleague: UnreachedColleague;
  unsolicited_mail: UnsolicitedMail;
  user_invitation: UserInvitation;
}
