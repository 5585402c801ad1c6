import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import { StartupError } from '../startup-error.ts';

const loopback = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Encrypted, or without leaving this machine. */
export function isProtected(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

export const withoutTrailingSlash = (address: string) => withoutTrailing(address, '/');

/** The issuer of the setting, which is a host name or an issuer's whole address. */
export function issuerAddress(domain: string): string {
  const address = domain.includes('://') ? domain : `https://${domain}`;
  if (!isProtected(address) || /[?#\s]/.test(address)) {
    throw new StartupError(
      'The setting IDENTITY_DOMAIN is wrong: it is a host name, or the https address of an issuer. Correct it and start again.',
    );
  }
  return withoutTrailingSlash(address);
}
