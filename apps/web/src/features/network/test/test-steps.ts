import { type NetworkTestStep, networkTestSteps } from '@pcf/contract/vocabulary/network-test-step';
import type { NetworkTest } from '../api/test-network-connection.ts';

/** How a step went that a test came to, or would have come to. */
export const triedOutcomes = ['passed', 'failed', 'untried'] as const;

export type StepOutcome = 'waiting' | (typeof triedOutcomes)[number];

/** How far a test went, step by step; all of them wait until it is known. */
export function testStepsOf(
  test: Pick<NetworkTest, 'failedStep' | 'error'> | undefined,
): { readonly step: NetworkTestStep; readonly outcome: StepOutcome }[] {
  if (!test) return networkTestSteps.map((step) => ({ step, outcome: 'waiting' }));
  const failedAt = test.failedStep === null ? networkTestSteps.length : networkTestSteps.indexOf(test.failedStep);
  // Without a secret nothing was begun.
  const passedUntil = test.error === 'SECRET_UNREADABLE' ? 0 : failedAt;
  return networkTestSteps.map((step, index) => ({
    step,
    outcome: index === failedAt ? 'failed' : index < passedUntil ? 'passed' : 'untried',
  }));
}
