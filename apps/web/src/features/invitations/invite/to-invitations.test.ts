import { expect, it } from 'vitest';
import { toInvitations } from './invite-partner-modal.tsx';
import { emptyInvite } from './invite-values.ts';

it('sends the name of the company along with a single address', () => {
  const values = { ...emptyInvite, emails: ['ana@vetro.example'], organisationName: ' Vetro Adige ' };
  expect(toInvitations(values)).toEqual([
    { email: 'ana@vetro.example', relation: 'SUPPLIER', organisationName: 'Vetro Adige' },
  ]);
});

it('leaves out a name that was typed before a second address came', () => {
  const emails = ['ana@vetro.example', 'mark@hydral.example'];
  const values = {
    ...emptyInvite,
    relation: 'CUSTOMER' as const,
    emails,
    organisationName: 'Vetro',
    message: ' Hello\n',
  };
  expect(toInvitations(values)).toEqual([
    { email: 'ana@vetro.example', relation: 'CUSTOMER', message: 'Hello' },
    { email: 'mark@hydral.example', relation: 'CUSTOMER', message: 'Hello' },
  ]);
});

it('leaves out what is blank', () => {
  const values = { ...emptyInvite, emails: ['ana@vetro.example'], organisationName: ' ', message: '\n' };
  expect(toInvitations(values)).toEqual([{ email: 'ana@vetro.example', relation: 'SUPPLIER' }]);
});

it('takes the names from a file, unless somebody typed another', () => {
  const fileNames = { 'ana@vetro.example': 'Vetro Adige', 'gone@vetro.example': 'Removed again' };
  const both = { ...emptyInvite, emails: ['ana@vetro.example', 'mark@hydral.example'], fileNames };
  expect(toInvitations(both).map(({ organisationName }) => organisationName)).toEqual(['Vetro Adige', undefined]);
  const one = { ...emptyInvite, emails: ['ana@vetro.example'], organisationName: 'Vetro S.r.l.', fileNames };
  expect(toInvitations(one)).toMatchObject([{ organisationName: 'Vetro S.r.l.' }]);
});

it('invites a further contact to the company, which has its name already', () => {
  const values = { ...emptyInvite, emails: ['ana@vetro.example'], organisationName: 'Vetro' };
  expect(toInvitations(values, { id: 's1' })).toEqual([
    { email: 'ana@vetro.example', relation: 'SUPPLIER', supplierId: 's1' },
  ]);
});
