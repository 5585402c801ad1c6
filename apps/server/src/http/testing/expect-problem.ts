import { type ProblemCode, problemStatuses } from '@pcf/contract/problem-codes';
import { expect } from 'vitest';
import type { Answer } from '../../testing/test-server.ts';

/** An answer is the problem of this code: its media type, its status and every member that all problems have. */
export function expectProblem({ status, headers, body }: Answer, code: ProblemCode): void {
  expect({ status, type: headers.get('content-type'), code: body.code }).toEqual({
    status: problemStatuses[code],
    type: 'application/problem+json; charset=utf-8',
    code,
  });
  expect(body).toMatchObject({
    type: `urn:pcf-exchange:problem:${code}`,
    title: expect.stringMatching(/\w/),
    status: problemStatuses[code],
    instance: headers.get('x-request-id'),
  });
  expect(body.instance).toMatch(/^[0-9a-f-]{36}$/);
}

/** All are the same problem, told in the same words but for the request that each answers: none tells more than another. */
export function expectSameProblem(answers: readonly Answer[], code: ProblemCode): void {
  for (const answer of answers) expectProblem(answer, code);
  const told = answers.map(({ body: { instance: _request, ...body } }) => JSON.stringify(body));
  expect(new Set(told).size).toBe(1);
}
