import { expect, it } from 'vitest';
import { summariseInvitations } from './invite-modal.tsx';

it('counts the invited and names the others by the reason', () => {
  expect(
    summariseInvitations([
      { email: 'a@x.example', outcome: 'ALREADY_MEMBER' },
      { email: 'b@x.example', outcome: 'INVITED' },
      { email: 'c@x.example', outcome: 'ALREADY_INVITED' },
      { email: 'd@x.example', outcome: 'INVITED' },
      { email: 'e@x.example', outcome: 'ALREADY_MEMBER' },
    ]),
  ).toEqual({
    invited: 2,
    others: [
      { outcome: 'ALREADY_INVITED', emails: ['c@x.example'] },
      { outcome: 'ALREADY_MEMBER', emails: ['a@x.example', 'e@x.example'] },
    ],
  });
});

it('has nobody to name where all were invited', () => {
  expect(summariseInvitations([{ email: 'a@x.example', outcome: 'INVITED' }])).toEqual({ invited: 1, others: [] });
});
