import { withoutTrailing } from '@pcf/domain/text/without-trailing';

/**
 * What two spellings of one platform have in common. A source may be a base address or end in /3/events, with or without
 * its scheme; the scheme says nothing, since only https is spoken. Null for what is no address.
 */
export function comparableBase(source: string): string | null {
  const address = addressOf(source.trim());
  if (address === null) return null;
  const path = withoutTrailing(address.pathname, '/').replace(/\/3\/events$/i, '');
  return `${address.host}${withoutTrailing(path, '/')}`;
}

/** As https, so that its usual port is left out of the host. */
function addressOf(source: string): URL | null {
  const [, scheme, rest = ''] = /^(?:(https?):)?\/\/(.+)$/i.exec(source) ?? [];
  if (!rest) return null;
  try {
    const address = new URL(`https://${rest}`);
    if (scheme?.toLowerCase() === 'http' && address.port === '80') address.port = '';
    return address;
  } catch {
    return null;
  }
}
