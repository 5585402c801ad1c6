import { expect } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import type { Answer } from '../../../testing/test-server.ts';

/** The line is in a status in which this cannot be done. */
export function expectRefused(refused: Answer, currentStatus: string): void {
  expectProblem(refused, 'INVALID_TRANSITION');
  expect(refused.body).toMatchObject({ currentStatus });
}
