import { expect, it } from 'vitest';
import type { SignInSession } from './sessions-section.tsx';
import { sortSessions } from './sessions-section.tsx';

function session(id: string, lastUsedAt: string, current = false): SignInSession {
  return { id, current, userAgent: null, signedInAt: '2026-01-01T00:00:00Z', lastUsedAt };
}

it('puts the session at hand first, then those used last', () => {
  const sorted = sortSessions([
    session('old', '2026-01-02T08:00:00Z'),
    session('here', '2026-01-01T08:00:00Z', true),
    session('new', '2026-01-03T08:00:00+02:00'),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['here', 'new', 'old']);
});
