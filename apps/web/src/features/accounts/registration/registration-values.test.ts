import { expect, it } from 'vitest';
import { initialValues } from './complete-registration-form.tsx';

const registration = {
  email: 'ada@keller.example',
  organisations: [],
  invitation: null,
  colleagueInvitation: null,
  accessRequest: null,
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
