import { describe, expect, it } from 'vitest';
import { initialValues, nextStep } from './complete-registration-form.tsx';

describe('next step', () => {
  const keller = { id: '0198f6a2-7d43-7000-8000-000000000001', name: 'Keller' };
  const registration = {
    email: 'ada@keller.example',
    organisations: [keller],
    invitation: null,
    colleagueInvitation: null,
    accessRequest: null,
    mayRegisterOrganisation: true,
  };

  it.each([
    ['choose', keller.id, { does: 'ask', organisation: 'Keller', organisationId: keller.id }],
    ['choose', 'other', { does: 'register' }],
    ['choose', '', { does: 'choose' }],
    ['register', keller.id, { does: 'register' }],
  ] as const)('in the case "%s" with the choice "%s"', (kind, choice, step) => {
    expect(nextStep(kind, registration, choice)).toEqual(step);
  });

  it('joins the organisation that has invited, whatever was chosen', () => {
    const colleagueInvitation = { organisationName: 'Weber', accessLevel: 'ADMIN' } as const;
    expect(nextStep('join', { ...registration, colleagueInvitation }, keller.id)).toEqual({
      does: 'join',
      organisation: 'Weber',
    });
  });
});

describe('registration values', () => {
  const registration = {
    email: 'ada@keller.example',
    organisations: [],
    invitation: null,
    colleagueInvitation: null,
    accessRequest: null,
    mayRegisterOrganisation: true,
  };
  const keller = { id: '0198f6a2-7d43-7000-8000-000000000001', name: 'Keller' };
  const weber = { id: '0198f6a2-7d43-7000-8000-000000000002', name: 'Weber' };

  it.each([
    [[], ''],
    [[keller], keller.id],
    [[keller, weber], ''],
  ])('with %j the choice begins as "%s"', (organisations, choice) => {
    expect(initialValues({ ...registration, organisations }).choice).toBe(choice);
  });

  it('takes the name of the company from its invitation', () => {
    const invitation = { inviterName: 'Brandt', relation: 'SUPPLIER', organisationName: 'Keller' } as const;
    expect(initialValues({ ...registration, invitation }).organisationName).toBe('Keller');
    expect(initialValues(registration).organisationName).toBe('');
  });
});
