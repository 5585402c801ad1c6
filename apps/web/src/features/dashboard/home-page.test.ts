import { describe, expect, it } from 'vitest';
import { countReceived, countToConfirm, greetingAt } from './home-page.tsx';

describe('greetingAt', () => {
  it.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %d it is %s', (hour, expected) => {
    expect(greetingAt(hour)).toBe(expected);
  });
});

describe('waiting counts', () => {
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
});
