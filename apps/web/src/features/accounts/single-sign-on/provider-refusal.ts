import type { SignInRefusal } from './sign-in-refusal.ts';

/** What the error of a provider's answer means (RFC 6749, 4.1.2.1). */
export function refusalOfAnswer(error: string): SignInRefusal {
  if (error === 'access_denied') return 'denied';
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'unavailable' : 'notConfirmed';
}

const troubleCodes = [
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_TIMEOUT',
];

/** What it means that no token could be had for a code: either nobody sensible answered, or the answer does not hold. */
export function refusalOfExchange(error: unknown): SignInRefusal {
  if (!(error instanceof Error)) return 'notConfirmed';
  const { code, status } = error as Error & { code?: unknown; status?: unknown };
  // The browser's own error for an answer that never came has no code.
  const unanswered = error instanceof TypeError && code === undefined;
  const inTrouble = troubleCodes.includes(String(code)) || (typeof status === 'number' && status >= 500);
  return unanswered || inTrouble ? 'unavailable' : 'notConfirmed';
}
