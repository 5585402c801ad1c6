import { expect, it } from 'vitest';
import { emptyInvite } from './invite-values.ts';
import { toInvitations } from './to-invitations.ts';

it('sends the name of the company along with a single address', () => {
  const values = { ...emptyInvite, emails: ['ana@vetro.example'], organisationName: ' Vetro Adige ' };
  expect(toInvitations(values)).toEqual([
    { email: 'ana@vetro.example', relation: 'SUPPLIER', organisationName: 'Vetro Adige' },
  ]);
});

it('leaves out a name that was typed before a second address came', () => {
  const emails = ['ana@vetro.example', 'mark@hydral.example'];
  expect(toInvitations({ relation: 'CUSTOMER', emails, organisationName: 'Vetro', message: ' Hello\n' })).toEqual([
    { email: 'ana@vetro.example', relation: 'CUSTOMER', message: 'Hello' },
    { email: 'mark@hydral.example', relation: 'CUSTOMER', message: 'Hello' },
  ]);
});

it('leaves out what is blank', () => {
  const values = { ...emptyInvite, emails: ['ana@vetro.example'], organisationName: ' ', message: '\n' };
  expect(toInvitations(values)).toEqual([{ email: 'ana@vetro.example', relation: 'SUPPLIER' }]);
});
