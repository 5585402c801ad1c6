import { expect, it } from 'vitest';
import { countReceived, countToConfirm } from '../home-page.tsx';

it('counts the received invitations that wait, by who has to act', () => {
  expect(
    countReceived([
      { accessResponseStatus: 'PENDING', claimState: null },
      { accessResponseStatus: 'PENDING', claimState: null },
      { accessResponseStatus: 'PENDING', claimState: 'WAITING_FOR_APPROVAL' },
      { accessResponseStatus: 'PENDING', claimState: 'DISABLED' },
      { accessResponseStatus: 'ACCEPTED', claimState: 'ENABLED' },
      { accessResponseStatus: 'DECLINED', claimState: null },
    ]),
  ).toEqual({ toAnswer: 2, toBeConfirmed: 1 });
});

it('counts every company that waits to be confirmed', () => {
  expect(
    countToConfirm([
      { claims: [{ state: 'WAITING_FOR_APPROVAL' }, { state: 'WAITING_FOR_APPROVAL' }, { state: 'DISABLED' }] },
      { claims: [] },
      { claims: [{ state: 'ENABLED' }] },
    ]),
  ).toBe(2);
});
