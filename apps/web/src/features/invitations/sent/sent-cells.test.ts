import { expect, it } from 'vitest';
import { linkHasLapsed, sentState } from './sent-cells.tsx';

it.each([
  ['PENDING', [], 'waiting'],
  ['PENDING', ['DISABLED'], 'waiting'],
  ['PENDING', ['DISABLED', 'WAITING_FOR_APPROVAL'], 'toConfirm'],
  ['ACCEPTED', ['ENABLED'], 'accepted'],
  ['ACCEPTED', ['ENABLED', 'WAITING_FOR_APPROVAL'], 'accepted'],
  ['DECLINED', [], 'declined'],
] as const)('%s with the claims %j is %s', (accessResponseStatus, states, expected) => {
  expect(sentState({ accessResponseStatus, claims: states.map((state) => ({ state })) })).toBe(expected);
});

it('a link lapses at the moment it was given', () => {
  const expiresAt = '2026-11-26T10:00:00.000Z';
  expect(linkHasLapsed(expiresAt, new Date('2026-11-26T09:59:59Z'))).toBe(false);
  expect(linkHasLapsed(expiresAt, new Date('2026-11-26T10:00:00Z'))).toBe(true);
});
