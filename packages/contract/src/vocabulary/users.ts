/** The first may do everything, the last reads and changes nothing but what is their own. */
export const userAccessLevels = ['ADMIN', 'EDITOR', 'VIEWER'] as const;

export type UserAccessLevel = (typeof userAccessLevels)[number];

export const accessRequestActions = ['approveAccess', 'denyAccess'] as const;

export type AccessRequestAction = (typeof accessRequestActions)[number];

export const accessRequestStatuses = ['PENDING', 'APPROVED', 'DENIED'] as const;

export type AccessRequestStatus = (typeof accessRequestStatuses)[number];

/** The answer to an invitation, and with it the status of the connection between customer and supplier. */
export const accessResponseStatuses = ['PENDING', 'ACCEPTED', 'DECLINED'] as const;

export type AccessResponseStatus = (typeof accessResponseStatuses)[number];

/** What became of one colleague's address of many that were invited at once. */
export const userInvitationOutcomes = ['INVITED', 'ALREADY_INVITED', 'ALREADY_MEMBER'] as const;

export type UserInvitationOutcome = (typeof userInvitationOutcomes)[number];

/** What the link of a mail is for. */
export const linkPurposes = [
  'INVITATION',
  'USER_INVITATION',
  'ACCESS_REQUEST',
  'EMAIL_VERIFICATION',
  'EMAIL_CHANGE',
  'PASSWORD_RESET',
] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** Why the link of a mail leads nowhere; sending a newer one makes the older lapse. */
export const linkRefusals = ['UNKNOWN', 'EXPIRED', 'USED'] as const;

export type LinkRefusal = (typeof linkRefusals)[number];

/** What a machine may do with an API key. Whatever only an ADMIN may change is in none of them. */
export const apiKeyScopes = ['READ', 'PRODUCTS', 'REQUESTS', 'ANSWERS', 'PARTNERS', 'ACTIVITY'] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** What an emission value was worked out for. */
export const subjectTypes = ['PRODUCT', 'COMPANY'] as const;

export type SubjectType = (typeof subjectTypes)[number];

/** What happened in an organisation, in the past tense; its history keeps one row for each. */
export const activityEvents = [
  'USER_INVITED',
  'USER_INVITATION_SENT_AGAIN',
  'USER_INVITATION_WITHDRAWN',
  'USER_JOINED',
  'USER_REMOVED',
  'USER_ERASED',
  'ACCESS_LEVEL_CHANGED',
  'EMAIL_CHANGED',
  'ACCESS_REQUESTED',
  'ACCESS_APPROVED',
  'ACCESS_DENIED',
  'INVITATION_SENT',
  'INVITATION_SENT_AGAIN',
  'INVITATION_ACCEPTED',
  'INVITATION_DECLINED',
  'CLAIM_REQUESTED',
  'CLAIM_CONFIRMED',
  'CLAIM_REFUSED',
  'CLAIM_UNDONE',
  'SUPPLIER_REMOVED',
  'ORGANISATION_CHANGED',
  'LOGO_CHANGED',
  'SBTI_TARGET_CHANGED',
  'API_KEY_CREATED',
  'API_KEY_REVOKED',
  'NETWORK_CONNECTION_CREATED',
  'NETWORK_CONNECTION_CHANGED',
  'NETWORK_CONNECTION_DELETED',
  'NETWORK_CREDENTIALS_RENEWED',
  'PRODUCTS_CREATED',
  'PRODUCT_CHANGED',
  'PRODUCTS_DELETED',
  'PRODUCTS_ARCHIVED',
  'PRODUCTS_RESTORED',
  'ESTIMATE_CHOSEN',
  'REQUESTS_SENT',
  'REQUESTS_RESENT',
  'DUE_DATES_CHANGED',
  'REQUESTS_CANCELED',
  'REQUESTS_POSTPONED',
  'REQUESTS_DECLINED',
  'WORK_BEGUN',
  'DATA_SUBMITTED',
  'DATA_ACCEPTED',
  'DATA_REJECTED',
  'ACCEPTANCE_WITHDRAWN',
  'COMMENT_WRITTEN',
  'TEMPLATES_CREATED',
  'TEMPLATES_CHANGED',
  'TEMPLATES_DELETED',
  'DOCUMENTS_ADDED',
  'DOCUMENTS_DELETED',
  'DATA_EXPORTED',
  'ORGANISATION_SUSPENDED',
  'ORGANISATION_RESUMED',
  'ORGANISATION_EXPORTED',
  'DELETION_REQUESTED',
  'DELETION_WITHDRAWN',
] as const;

export type ActivityEvent = (typeof activityEvents)[number];
