import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { formKind, registrationEndOf } from './registration-end.ts';

describe('registration end', () => {
  const problem = (code: ApiProblem['code']) => new ApiProblem({ type: 'about:blank', title: '', status: 400, code });

  it.each([
    [problem('INVALID_LINK'), 'INVALID_LINK'],
    [problem('ALREADY_REGISTERED'), 'ALREADY_REGISTERED'],
    [problem('NOT_FOUND'), null],
    [new Error('no answer'), null],
    [null, null],
  ])('%s ends as %s', (error, end) => {
    expect(registrationEndOf(error)).toBe(end);
  });
});

describe('form kind', () => {
  const plain = {
    email: 'ada@keller.example',
    organisations: [],
    invitation: null,
    colleagueInvitation: null,
    accessRequest: null,
    mayRegisterOrganisation: true,
  };
  const organisations = [{ id: '0198f6a2-7d43-7000-8000-000000000001', name: 'Keller' }];
  const accessRequest = { organisationName: 'Keller', createdAt: '2026-03-01T08:00:00Z' };
  const colleagueInvitation = { organisationName: 'Keller', accessLevel: 'EDITOR' as const };
  const invitation = { inviterName: 'Brandt', relation: 'SUPPLIER' as const, organisationName: null };

  it.each([
    ['a new company', plain, 'register'],
    ['an invited company', { ...plain, invitation }, 'register'],
    ['a known mail domain', { ...plain, organisations }, 'choose'],
    ['somebody who has asked', { ...plain, organisations, accessRequest }, 'register'],
    ['nobody without an invitation', { ...plain, mayRegisterOrganisation: false }, 'closed'],
    ['a known mail domain, and else nobody', { ...plain, organisations, mayRegisterOrganisation: false }, 'choose'],
    ['an invited colleague', { ...plain, organisations, accessRequest, colleagueInvitation }, 'join'],
  ])('%s', (_, registration, expected) => {
    expect(formKind(registration)).toBe(expected);
  });
});
