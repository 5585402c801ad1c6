import type { Problem } from '@pcf/contract/problem';
import { type ProblemCode, problemStatuses } from '@pcf/contract/problem-codes';

/** For developers who read an answer; people are shown the page's translation of the code. */
export const problemTitles: Record<ProblemCode, string> = {
  VALIDATION_FAILED: 'The request has fields that are missing or wrong',
  MALFORMED_JSON: 'The body is not valid JSON',
  PAGE_TOO_DEEP: 'The page lies beyond what can be paged through',
  UNAUTHENTICATED: 'Sign in first',
  INVALID_CREDENTIALS: 'The email address or the password is wrong',
  SIGN_IN_CODE_REQUIRED: 'Too many sign-ins have failed: this network needs the code sent by email',
  INVALID_REFRESH_TOKEN: 'The refresh token is no longer valid',
  INVALID_IDENTITY_TOKEN: 'The identity provider’s token is not valid',
  FORBIDDEN: 'Your access level does not allow this',
  EMAIL_NOT_VERIFIED: 'The email address is not verified yet',
  REGISTRATION_INCOMPLETE: 'The account belongs to no user yet',
  REGISTRATION_CLOSED: 'Registering here needs an invitation',
  ORGANISATION_SUSPENDED: 'The organisation is suspended',
  NOT_FOUND: 'There is no such thing',
  INVALID_FILE: 'The file is not what is accepted here',
  INVALID_TRANSITION: 'Not possible in the current status',
  STALE_VERSION: 'Somebody else changed this in the meantime',
  AMBIGUOUS_REQUEST: 'Several requests qualify; name one',
  DUPLICATED_REFERENCE: 'The reference is taken',
  DOCUMENT_IN_USE: 'The document is in use',
  STORAGE_FULL: 'The storage of the organisation is full',
  LAST_ADMIN: 'The last ADMIN must stay',
  ALREADY_REGISTERED: 'The account belongs to a user already',
  OWN_ORGANISATION: 'An organisation cannot be its own partner',
  ACCOUNT_LINK_REQUIRED: 'The address has an account; give its password to tie both together',
  SUPPLIER_HAS_OPEN_REQUESTS: 'The supplier has open requests',
  SUPPLIER_AWAY: 'The supplier is away',
  NETWORK_NOT_SET_UP: 'The key that secrets of partners are kept with is not set',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used for another request',
  SECRET_TOLD_ALREADY: 'This was done before, and its secret is told only once',
  INVALID_LINK: 'The link is unknown, used or has expired',
  BODY_TOO_LARGE: 'The body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'The content type is not supported here',
  LOCKED: 'Somebody else is working on this',
  TOO_MANY_REQUESTS: 'Too many requests',
  INTERNAL_ERROR: 'Something went wrong on the server',
  IDENTITY_PROVIDER_UNAVAILABLE: 'The identity provider cannot be reached',
  UNAVAILABLE: 'The service is not available right now',
};

export interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: NonNullable<Problem['errors']>;
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter?: number;
  /** Members that only this code carries. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Thrown anywhere below a route; the problem plugin turns it into the answer. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problemStatuses[this.code];
  }
}
