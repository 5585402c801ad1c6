import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companyUrns, isUrn, pactUrn, readPactUrn } from './urn.ts';

it('names products, suppliers and buyers', () => {
  expect(pactUrn('Platform.example', 'product-id', 'H-12')).toBe('urn:pact:platform.example:product-id:H-12');
  expect(pactUrn('platform.example', 'supplier-id', 'ä 1')).toBe('urn:pact:platform.example:supplier-id:%C3%A4%201');
  expect(pactUrn('platform.example', 'buyer-id', 'a/b?c#d')).toBe('urn:pact:platform.example:buyer-id:a%2Fb%3Fc%23d');
});

it('gives any reference back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (text) => {
      const reference = text.toWellFormed();
      const urn = pactUrn('platform.example', 'product-id', reference);
      expect(isUrn(urn)).toBe(true);
      expect(urn).toMatch(/^[\x21-\x7e]+$/);
      expect(readPactUrn(urn)).toEqual({ domain: 'platform.example', kind: 'product-id', reference });
    }),
  );
});

it('reads nothing out of other names and of broken escapes', () => {
  expect(readPactUrn('urn:gtin:4012345000016')).toBeNull();
  expect(readPactUrn('urn:pact:platform.example:product-id:%E4')).toBeNull();
  expect(readPactUrn('URN:PACT:Platform.example:Product-Id:a:b')).toEqual({
    domain: 'platform.example',
    kind: 'product-id',
    reference: 'a:b',
  });
});

it('knows a URN', () => {
  expect(['urn:gtin:1', 'URN:x-y:z'].every(isUrn)).toBe(true);
  expect(['4012345', 'urn:', 'urn:gtin:', 'http://a.example', 'urn:-x:1'].some(isUrn)).toBe(false);
});

it('names a company by its reference and its business partner number', () => {
  const identifiers = [
    { type: 'BPNL', value: 'BPNL00000001NWMW' },
    { type: 'VAT', value: 'DE123456789' },
  ] as const;
  expect(companyUrns('platform.example', '4711', identifiers)).toEqual([
    'urn:pact:platform.example:supplier-id:4711',
    'urn:bpn:id:BPNL00000001NWMW',
  ]);
});
