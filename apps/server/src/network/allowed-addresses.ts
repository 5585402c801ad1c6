import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that mean this machine, its network, or nobody (the registries of special-purpose addresses of IANA). */
const special = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  // Those that carry an address of version 4 inside could lead to any of the above.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
/** Of version 6, everything outside of it is special. */
const globalUnicast = ['2000::/3'];

type Family = 'ipv4' | 'ipv6';

function networks(family: Family, list: readonly string[], into = new BlockList()): BlockList {
  for (const network of list) {
    const [address = '', prefix] = network.split('/');
    into.addSubnet(address, Number(prefix), family);
  }
  return into;
}

const familyOf = (address: string): Family => (isIPv6(address) ? 'ipv6' : 'ipv4');
const forbidden = networks('ipv6', special.ipv6, networks('ipv4', special.ipv4));
const publicIpv6 = networks('ipv6', globalUnicast);

/** Whether partners may be called at an address: a public one, or one in a network that the settings allow. */
export function allowedAddresses(allowPrivate: readonly string[]): (address: string) => boolean {
  const allowed = new BlockList();
  for (const network of allowPrivate) networks(familyOf(network.split('/')[0] ?? ''), [network], allowed);
  return (given) => {
    const address = unmapped(given);
    if (!isIPv4(address) && !isIPv6(address)) return false;
    const family = familyOf(address);
    if (allowed.check(address, family)) return true;
    if (family === 'ipv6' && !publicIpv6.check(address, 'ipv6')) return false;
    return !forbidden.check(address, family);
  };
}

/** An address of version 4 that is written as one of version 6 is what it means. */
function unmapped(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${plain}]/`).hostname) ?? [];
  if (high === undefined || low === undefined) return plain;
  const number = Number.parseInt(high, 16) * 0x1_00_00 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff).join('.');
}
