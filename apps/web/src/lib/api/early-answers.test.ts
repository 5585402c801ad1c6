import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

const url = 'http://localhost/api/organisation';
const signedIn = { headers: { authorization: 'Bearer token' } };

function ask(authorization: string | null = 'Bearer token', askedAt = Date.now()): Promise<Response> {
  const response = Promise.resolve(new Response('{}'));
  vi.stubGlobal('earlyAnswers', new Map([[url, { authorization, askedAt, response }]]));
  return response;
}

afterEach(() => vi.unstubAllGlobals());

it('hands an answer out once', () => {
  const response = ask();
  expect(takeEarlyAnswer(url, signedIn)).toBe(response);
  expect(takeEarlyAnswer(url, signedIn)).toBeUndefined();
});

it('has nothing where nothing was asked for', () => {
  expect(takeEarlyAnswer(url, signedIn)).toBeUndefined();
  ask();
  expect(takeEarlyAnswer(`${url}/users/me`, signedIn)).toBeUndefined();
});

it('keeps the answer to one user from another', () => {
  ask('Bearer other');
  expect(takeEarlyAnswer(url, signedIn)).toBeUndefined();
  ask(null);
  expect(takeEarlyAnswer(url, signedIn)).toBeUndefined();
});

it('forgets what nobody wanted in time', () => {
  ask('Bearer token', Date.now() - 20_000);
  expect(takeEarlyAnswer(url, signedIn)).toBeUndefined();
});

it('answers no request that changes something', () => {
  ask();
  expect(takeEarlyAnswer(url, { ...signedIn, method: 'PATCH' })).toBeUndefined();
});
