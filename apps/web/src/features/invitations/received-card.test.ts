import { expect, it } from 'vitest';
import { receivedState } from './received-card.tsx';

it.each([
  ['PENDING', null, 'toAnswer'],
  ['PENDING', 'WAITING_FOR_APPROVAL', 'toBeConfirmed'],
  ['ACCEPTED', 'ENABLED', 'accepted'],
  ['ACCEPTED', null, 'accepted'],
  ['DECLINED', null, 'declined'],
] as const)('%s with the claim %s is %s', (accessResponseStatus, claimState, state) => {
  expect(receivedState({ accessResponseStatus, claimState })).toBe(state);
});
