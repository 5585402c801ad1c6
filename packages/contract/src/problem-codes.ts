/** The closed list of what can go wrong, each with its HTTP status. The page translates the code; nobody is shown the server's prose. */
export const problemStatuses = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  PAGE_TOO_DEEP: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SIGN_IN_CODE_REQUIRED: 401,
  INVALID_REFRESH_TOKEN: 401,
  INVALID_IDENTITY_TOKEN: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  REGISTRATION_INCOMPLETE: 403,
  REGISTRATION_CLOSED: 403,
  ORGANISATION_SUSPENDED: 403,
  NOT_FOUND: 404,
  INVALID_FILE: 406,
  INVALID_TRANSITION: 409,
  STALE_VERSION: 409,
  AMBIGUOUS_REQUEST: 409,
  DUPLICATED_REFERENCE: 409,
  DOCUMENT_IN_USE: 409,
  STORAGE_FULL: 409,
  LAST_ADMIN: 409,
  ALREADY_REGISTERED: 409,
  OWN_ORGANISATION: 409,
  ACCOUNT_LINK_REQUIRED: 409,
  SUPPLIER_HAS_OPEN_REQUESTS: 409,
  SUPPLIER_AWAY: 409,
  NETWORK_NOT_SET_UP: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  SECRET_TOLD_ALREADY: 409,
  INVALID_LINK: 410,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  LOCKED: 423,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  IDENTITY_PROVIDER_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

export const problemCodes = Object.keys(problemStatuses) as [ProblemCode, ...ProblemCode[]];

/** A 403 with one of these says what the caller may not do; it is no reason to end the session. */
export const permissionCodes = [
  'FORBIDDEN',
  'EMAIL_NOT_VERIFIED',
  'REGISTRATION_INCOMPLETE',
  'REGISTRATION_CLOSED',
  'ORGANISATION_SUSPENDED',
] as const satisfies readonly ProblemCode[];

/** What can be wrong with one field, closed as well, so that the page can translate it. */
export const fieldProblemCodes = [
  'REQUIRED',
  'INVALID_TYPE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_LARGE',
  'INVALID_VALUE',
  'UNKNOWN_FIELD',
  'INVALID_FORMAT',
  'WEAK_PASSWORD',
  'WRONG_PASSWORD',
] as const;

export type FieldProblemCode = (typeof fieldProblemCodes)[number];
