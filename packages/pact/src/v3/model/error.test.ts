import { expect, it } from 'vitest';
import { incomingPactError, pactError, pactErrorStatuses } from './error.ts';

it('has a status for each of its codes', () => {
  expect(pactErrorStatuses).toEqual({
    BadRequest: 400,
    TokenExpired: 401,
    AccessDenied: 403,
    NotFound: 404,
    InternalError: 500,
    NotImplemented: 501,
  });
});

it('has no other codes of ours, but those of others', () => {
  expect(pactError.safeParse({ code: 'NotFound', message: 'Why' }).success).toBe(true);
  expect(pactError.safeParse({ code: 'Teapot', message: '' }).success).toBe(false);
  expect(incomingPactError.safeParse({ code: 'Teapot', message: '', more: 1 }).success).toBe(true);
});
