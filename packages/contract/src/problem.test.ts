import { describe, expect, it } from 'vitest';
import { problem } from './problem.ts';
import { permissionCodes, problemCodes, problemStatuses } from './problem-codes.ts';

const body = { type: 'about:blank#NOT_FOUND', title: 'Not found', status: 404, code: 'NOT_FOUND' };

describe('the problem body', () => {
  it('needs only type, title, status and code', () => {
    expect(problem.parse(body)).toEqual(body);
  });

  it('keeps members that belong to one code', () => {
    const locked = { ...body, code: 'LOCKED', status: 423, holder: 'Lena Brandt' };
    expect(problem.parse(locked)).toEqual(locked);
  });

  it('says which field is wrong', () => {
    const invalid = {
      ...body,
      code: 'VALIDATION_FAILED',
      status: 400,
      errors: [{ path: '/body/name', code: 'REQUIRED', message: 'Required' }],
    };
    expect(problem.parse(invalid)).toEqual(invalid);
  });

  it.each([
    ['a code outside the closed list', { ...body, code: 'OUT_OF_COFFEE' }],
    ['a status that is no error', { ...body, status: 200 }],
    ['a field problem outside the closed list', { ...body, errors: [{ path: '/body', code: 'ODD', message: '' }] }],
    ['no code', { type: body.type, title: body.title, status: 404 }],
  ])('is refused with %s', (_what, given) => {
    expect(problem.safeParse(given).success).toBe(false);
  });
});

describe('the problem codes', () => {
  it('each stand for an HTTP status of an error', () => {
    expect(problemCodes.filter((code) => problemStatuses[code] < 400 || problemStatuses[code] > 599)).toEqual([]);
  });

  it('stand in the order of their statuses', () => {
    const statuses = problemCodes.map((code) => problemStatuses[code]);
    expect(statuses).toEqual(statuses.toSorted((one, other) => one - other));
  });

  it('say 403 where the caller lacks a permission', () => {
    expect(problemCodes.filter((code) => problemStatuses[code] === 403)).toEqual([...permissionCodes]);
  });
});
