import { describe, expect, it } from 'vitest';
import { isIssuer, isProtected, issuerAddress } from './issuer-address.ts';

describe('issuerAddress', () => {
  it.each([
    ['identity.example', 'https://identity.example'],
    ['identity.example:8443', 'https://identity.example:8443'],
    ['identity.example/', 'https://identity.example'],
    ['https://identity.example/realms/main/', 'https://identity.example/realms/main'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://localhost:4000', 'http://localhost:4000'],
  ])('of %s is %s', (domain, issuer) => {
    expect(isIssuer(domain)).toBe(true);
    expect(issuerAddress(domain)).toBe(issuer);
  });

  it.each(['http://identity.example', 'ftp://identity.example', 'two words', 'https://a.example?x=1', 'https://'])(
    'is not that of %j',
    (domain) => {
      expect(isIssuer(domain)).toBe(false);
    },
  );
});

describe('isProtected', () => {
  it.each(['http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://10.0.0.1', 'javascript:1', ''])(
    'is not said of %j',
    (address) => {
      expect(isProtected(address)).toBe(false);
    },
  );
});
