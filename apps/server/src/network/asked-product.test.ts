import { expect, it } from 'vitest';
import { criteriaOf } from './ask-partners.ts';

const product = {
  name: 'Steel coil',
  reference: 'NK 7/1',
  supplierReference: null,
  ownUrl: 'https://Nordic.example/pcf',
  partnerUrl: 'https://steel.example:8443',
  comment: null,
};

it('names what is asked for as the customer does, and says what it is called', () => {
  expect(criteriaOf(product)).toEqual({
    productId: ['urn:pact:nordic.example:buyer-id:NK%207%2F1'],
    comment: 'Steel coil',
  });
});

it('names it first as the supplier does where that is known, and adds what was written', () => {
  expect(criteriaOf({ ...product, supplierReference: 'C-1', comment: 'By May, please' })).toEqual({
    productId: ['urn:pact:steel.example:product-id:C-1', 'urn:pact:nordic.example:buyer-id:NK%207%2F1'],
    comment: 'Steel coil\n\nBy May, please',
  });
});

it('leaves names that are known everywhere as they are', () => {
  expect(criteriaOf({ ...product, reference: 'urn:gtin:1', supplierReference: 'urn:gtin:1' }).productId).toEqual([
    'urn:gtin:1',
  ]);
});
