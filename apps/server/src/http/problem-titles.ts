import type { ProblemCode } from '@pcf/contract/problem-codes';

/** For developers who read an answer; people are shown the page's translation of the code. */
export const problemTitles: Record<ProblemCode, string> = {
  VALIDATION_FAILED: 'The request has fields that are missing or wrong',
  MALFORMED_JSON: 'The body is not valid JSON',
  PAGE_TOO_DEEP: 'The page lies beyond what can be paged through',
  UNAUTHENTICATED: 'Sign in first',
  INVALID_CREDENTIALS: 'E-mail or password is wrong',
  INVALID_REFRESH_TOKEN: 'The refresh token does not hold any more',
  FORBIDDEN: 'Your access level does not allow this',
  EMAIL_NOT_VERIFIED: 'The e-mail address is not verified yet',
  NOT_FOUND: 'There is no such thing',
  INVALID_FILE: 'The file is not what is accepted here',
  INVALID_TRANSITION: 'Not possible in the current status',
  STALE_VERSION: 'Somebody else changed this in the meantime',
  AMBIGUOUS_REQUEST: 'Several requests qualify; name one',
  DUPLICATED_REFERENCE: 'The reference is taken',
  DOCUMENT_IN_USE: 'The document is in use',
  LAST_ADMIN: 'The last ADMIN must stay',
  SUPPLIER_HAS_OPEN_REQUESTS: 'The supplier has open requests',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used for another request',
  BODY_TOO_LARGE: 'The body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'The content type is not supported here',
  LOCKED: 'Somebody else is working on this',
  TOO_MANY_REQUESTS: 'Too many requests',
  INTERNAL_ERROR: 'Something went wrong on the server',
  UNAVAILABLE: 'The service is not available right now',
};
