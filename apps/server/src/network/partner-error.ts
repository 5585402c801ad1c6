import type { NetworkError } from '@pcf/contract/vocabulary/network';

/** Why a partner's platform gave no answer that can be used. */
export class PartnerError extends Error {
  readonly code: NetworkError;

  constructor(code: NetworkError) {
    super(code);
    this.code = code;
  }
}

const untrusted = /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO$)/;

/** What Node says went wrong on the way. Why nobody was reached is one and the same: it would tell which names there are. */
export function partnerErrorOf(error: unknown): PartnerError {
  if (error instanceof PartnerError) return error;
  const { code = '' } = Object(error) as { code?: unknown };
  return new PartnerError(untrusted.test(String(code)) ? 'CERTIFICATE_NOT_TRUSTED' : 'CONNECTION_FAILED');
}

/** What the status of an answer says, where it is no success. */
export function partnerErrorOfStatus(status: number): PartnerError | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return new PartnerError('REDIRECTED');
  if (status === 401 || status === 403) return new PartnerError('ACCESS_REFUSED');
  if (status === 404) return new PartnerError('NOT_FOUND_THERE');
  if (status === 429 || status === 503) return new PartnerError('TOO_BUSY');
  return new PartnerError(status >= 500 ? 'PARTNER_FAILED' : 'REFUSED');
}
