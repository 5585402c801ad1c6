import { isIPv4, isIPv6 } from 'node:net';

/** IPv4 in the clothes of IPv6: as a socket that speaks both writes it, and as a translator (RFC 6052) does. */
const carriersOfIPv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** No address is longer, with its zone and port. */
const maxAddressLength = 128;

/**
 * What a limit counts: an IPv4 address, or the /64 of an IPv6 one, because the holder of one address of a /64 has all of
 * them. However an address is spelled, it is of one network; whatever is none shares one.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const plain = address.length > maxAddressLength ? '' : bare(address);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  if (carriersOfIPv4.includes(groups.slice(0, 6).join(':'))) {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((word) => [word >> 8, word & 0xff])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Where a sign-in comes from: the /24 of an IPv4 network, since a household or an office moves within one, and IPv6 as
 * it is.
 */
export function neighbourhoodOf(network: string): string {
  return isIPv4(network) ? `${network.slice(0, network.lastIndexOf('.'))}.0/24` : network;
}

/** Without the port and the brackets that some proxies write, and without the zone. */
function bare(address: string): string {
  const bracketed = address.startsWith('[') ? address.slice(1, address.indexOf(']')) : address;
  const [first = '', ...others] = bracketed.split(':');
  const withoutPort = others.length === 1 ? first : bracketed;
  return withoutPort.split('%', 1)[0] ?? '';
}

/** The eight groups, each without zeros in front. */
function groupsOf(address: string): string[] {
  // The parser of addresses writes every spelling alike, also where the end is written as IPv4.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const [left = [], right = []] = [before, after];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
