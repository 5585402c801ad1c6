import { expect, it } from 'vitest';
import { oncePerToken } from '../link-outcome.ts';

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
