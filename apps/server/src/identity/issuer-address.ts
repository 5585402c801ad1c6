import { withoutTrailing } from '@pcf/domain/text/without-trailing';

const loopback = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

export const withoutTrailingSlash = (address: string) => withoutTrailing(address, '/');

/** Encrypted, or without leaving this machine. */
export function isProtected(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

const addressOf = (domain: string) => (domain.includes('://') ? domain : `https://${domain}`);

/** Whether IDENTITY_DOMAIN may be this: a host name, or an issuer's whole address. */
export const isIssuer = (domain: string) => isProtected(addressOf(domain)) && !/[?#\s]/.test(domain);

export const issuerAddress = (domain: string) => withoutTrailingSlash(addressOf(domain));
