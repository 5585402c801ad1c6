import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { refusedFields, toInvitations } from './invite-partner-modal.tsx';
import { emptyInvite } from './invite-values.ts';

describe('refused fields', () => {
  function refusal(...errors: [path: string, code: FieldProblemCode][]): ApiProblem {
    return new ApiProblem({
      type: 'about:blank',
      title: 'Invalid',
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: errors.map(([path, code]) => ({ path, code, message: '' })),
    });
  }

  it('finds the address by its place', () => {
    const error = refusal(['/body/invitations/3/email', 'INVALID_FORMAT'], ['/body/invitations/12/email', 'TOO_LONG']);
    expect(refusedFields(error)).toEqual([
      { name: 'emails.3', code: 'INVALID_FORMAT' },
      { name: 'emails.12', code: 'TOO_LONG' },
    ]);
  });

  it('says once what is the same for all addresses', () => {
    const error = refusal(['/body/invitations/0/message', 'TOO_LONG'], ['/body/invitations/1/message', 'TOO_LONG']);
    expect(refusedFields(error)).toEqual([{ name: 'message', code: 'TOO_LONG' }]);
  });

  it('finds no field where the problem is another one', () => {
    expect(refusedFields(refusal(['/body/invitations', 'TOO_LARGE']))).toEqual([]);
    expect(refusedFields(refusal())).toEqual([]);
    expect(refusedFields(new Error('offline'))).toEqual([]);
  });
});

describe('to invitations', () => {
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
});
