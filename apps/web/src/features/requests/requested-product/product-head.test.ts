import { expect, it } from 'vitest';
import { resendKind, resendWaitsUntil } from './product-head.tsx';

it.each([
  ['REQUESTED', 'remind'],
  ['REJECTED', 'remind'],
  ['DECLINED', 'askAgain'],
  ['CANCELED', 'askAgain'],
  ['COMPLETED', 'renew'],
] as const)('sending a line again that is %s means to %s', (status, kind) => {
  expect(resendKind(status)).toBe(kind);
});

it('waits until a reminder may be sent again, and no longer', () => {
  const resendAllowedAt = '2026-11-16T10:00:00.000Z';
  expect(resendWaitsUntil({ resendAllowedAt }, new Date('2026-11-16T09:59:59Z'))).toBe(resendAllowedAt);
  expect(resendWaitsUntil({ resendAllowedAt }, new Date('2026-11-16T10:00:00Z'))).toBeNull();
  expect(resendWaitsUntil({ resendAllowedAt: null }, new Date())).toBeNull();
});
