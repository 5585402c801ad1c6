import { describe, expect, it } from 'vitest';
import { allowedAddresses } from './allowed-addresses.ts';

const isPublic = allowedAddresses([]);

describe('where partners may be called', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::8a',
    '::ffff:8.8.8.8',
  ])('is the public %s', (address) => expect(isPublic(address)).toBe(true));

  it.each([
    ...[
      '127.0.0.1',
      '127.255.0.9',
      '0.0.0.0',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...['100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255', '203.0.113.7'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'fec0::1', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe', '0:0:0:0:0:ffff:10.0.0.1', '::7f00:1'],
    // Translated to version 4 on the way: NAT64, 6to4, Teredo.
    ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::1', '2001:0:4136:e378::1'],
    ...['', 'localhost', '127.1', '2130706433', '0x7f.0.0.1', '300.1.1.1'],
  ])('is not %s', (address) => expect(isPublic(address)).toBe(false));

  it('is a network that a setting names, and no other', () => {
    const allowed = allowedAddresses(['10.1.0.0/16', 'fd00::/8']);
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::5', '8.8.8.8']) expect(allowed(address)).toBe(true);
    for (const address of ['10.2.0.1', '127.0.0.1', 'fc00::5', '::1']) expect(allowed(address)).toBe(false);
  });
});
