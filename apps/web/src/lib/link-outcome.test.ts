import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api/api-errors.ts';
import { linkRefusalOf, oncePerToken } from './link-outcome.ts';

describe('link refusal', () => {
  const refused = (reason?: unknown) =>
    new ApiProblem({ type: 'about:blank', title: '', status: 410, code: 'INVALID_LINK', reason });

  it.each([
    [refused('EXPIRED'), 'EXPIRED'],
    [refused('USED'), 'USED'],
    [refused('something new'), 'UNKNOWN'],
    [refused(), 'UNKNOWN'],
    [new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND', reason: 'USED' }), null],
    [new Error('no answer'), null],
    [null, null],
  ])('%s is %s', (error, refusal) => {
    expect(linkRefusalOf(error)).toBe(refusal);
  });
});

describe('once per token', () => {
  it('uses a token once and gives everybody the same answer', async () => {
    const used: string[] = [];
    const use = oncePerToken(async (token) => {
      used.push(token);
      return `${token} ${used.length}`;
    });
    expect(await Promise.all([use('a'), use('a'), use('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await use('a')).toBe('a 1');
    expect(used).toEqual(['a', 'b']);
  });

  it('does not repeat what failed', async () => {
    let uses = 0;
    const use = oncePerToken(() => Promise.reject(new Error(`try ${++uses}`)));
    await expect(use('a')).rejects.toThrow('try 1');
    await expect(use('a')).rejects.toThrow('try 1');
  });
});
