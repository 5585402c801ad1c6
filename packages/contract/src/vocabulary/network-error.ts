/** Why a partner's platform could not be asked, or what came of it. */
export const networkErrors = [
  'NOT_HTTPS',
  'CONNECTION_FAILED',
  'CERTIFICATE_NOT_TRUSTED',
  'TIMED_OUT',
  'REDIRECTED',
  'ANSWER_TOO_LARGE',
  'ANSWER_NOT_UNDERSTOOD',
  'CREDENTIALS_REFUSED',
  'ACCESS_REFUSED',
  'NOT_FOUND_THERE',
  'REFUSED',
  'TOO_BUSY',
  'PARTNER_FAILED',
  'SECRET_UNREADABLE',
] as const;

export type NetworkError = (typeof networkErrors)[number];
