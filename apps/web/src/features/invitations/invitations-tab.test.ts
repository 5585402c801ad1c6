import { expect, it } from 'vitest';
import { waitingClaims } from './invitations-tab.tsx';

const createdAt = '2026-11-12T10:00:00.000Z';
const person = (id: string, organisationName: string) => ({
  id,
  organisationName,
  personName: 'Ana García',
  email: `ana@${organisationName.toLowerCase()}.example`,
  createdAt,
});

it('finds those that wait, with the address that was meant', () => {
  const claims = waitingClaims([
    { id: 'i1', email: 'info@vetro.example', claims: [] },
    {
      id: 'i2',
      email: 'mark@hydral.example',
      claims: [
        { ...person('c1', 'Rolling'), state: 'WAITING_FOR_APPROVAL' },
        { ...person('c2', 'Hydral'), state: 'ENABLED' },
        { ...person('c3', 'Coop'), state: 'WAITING_FOR_APPROVAL' },
        { ...person('c4', 'Etik'), state: 'DISABLED' },
      ],
    },
  ]);
  expect(claims).toEqual([
    {
      params: { invitationId: 'i2', claimId: 'c1' },
      invitedEmail: 'mark@hydral.example',
      person: 'Ana García',
      email: 'ana@rolling.example',
      organisation: 'Rolling',
    },
    {
      params: { invitationId: 'i2', claimId: 'c3' },
      invitedEmail: 'mark@hydral.example',
      person: 'Ana García',
      email: 'ana@coop.example',
      organisation: 'Coop',
    },
  ]);
});
