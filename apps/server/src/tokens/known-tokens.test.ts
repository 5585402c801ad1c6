import { describe, expect, it } from 'vitest';
import { createKnownTokens } from './known-tokens.ts';

describe('known tokens', () => {
  it('are known until they expire, each with its own session', () => {
    let now = 1000;
    const tokens = createKnownTokens(() => now);
    tokens.remember('one', 'session of one', 2000);
    tokens.remember('other', 'session of other', 3000);
    expect([tokens.sessionOf('one'), tokens.sessionOf('other'), tokens.sessionOf('none')]).toEqual([
      'session of one',
      'session of other',
      undefined,
    ]);
    now = 2000;
    expect([tokens.sessionOf('one'), tokens.sessionOf('other')]).toEqual([undefined, 'session of other']);
  });

  it('are forgotten when the keys change', () => {
    const tokens = createKnownTokens();
    tokens.remember('one', 'session', Date.now() + 60_000);
    tokens.forget();
    expect(tokens.sessionOf('one')).toBeUndefined();
  });

  it('are no more than memory allows: the first to come is the first to go', () => {
    const tokens = createKnownTokens(() => 0);
    for (let index = 0; index <= 10_000; index += 1) tokens.remember(`token ${index}`, `session ${index}`, 1);
    expect([tokens.sessionOf('token 0'), tokens.sessionOf('token 1'), tokens.sessionOf('token 10000')]).toEqual([
      undefined,
      'session 1',
      'session 10000',
    ]);
  });
});
