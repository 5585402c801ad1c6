import { expect, it } from 'vitest';
import { findInvited, invitedPartnersOf } from './invited-partners.ts';

const invited = (partnerId: string, organisationName: string | null, relation: 'SUPPLIER' | 'CUSTOMER') => ({
  partnerId,
  organisationName,
  email: `${partnerId}@example.com`,
  relation,
});

it('are companies by name, whoever of them was invited and for what', () => {
  const partners = invitedPartnersOf([
    invited('b', 'Vetro Adige', 'SUPPLIER'),
    invited('a', null, 'CUSTOMER'),
    invited('b', 'Vetro Adige', 'CUSTOMER'),
    invited('b', 'Vetro Adige', 'SUPPLIER'),
  ]);
  expect(partners).toEqual([
    { partnerId: 'a', name: 'a@example.com', label: 'a@example.com', relations: ['CUSTOMER'] },
    { partnerId: 'b', name: 'Vetro Adige', label: 'Vetro Adige', relations: ['SUPPLIER', 'CUSTOMER'] },
  ]);
  expect(findInvited(partners, ' vetro adige ')?.partnerId).toBe('b');
  expect(findInvited(partners, 'Vetro')).toBeUndefined();
});

it('are told apart by an address where they have the same name', () => {
  const partners = invitedPartnersOf([invited('a', 'Vetro', 'SUPPLIER'), invited('b', 'vetro', 'SUPPLIER')]);
  expect(partners.map(({ label }) => label)).toEqual(['Vetro (a@example.com)', 'vetro (b@example.com)']);
  expect(findInvited(partners, 'Vetro')).toBeUndefined();
  expect(findInvited(partners, 'vetro (b@example.com)')?.partnerId).toBe('b');
});
