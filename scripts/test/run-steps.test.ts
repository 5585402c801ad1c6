import { describe, expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step, Tally } from './step.ts';

async function outputOf(steps: readonly Step[]): Promise<{ total: Tally; output: string }> {
  let output = '';
  const total = await runSteps(steps, (text) => {
    output += text;
  });
  return { total, output };
}

describe('runSteps', () => {
  it('runs every step and closes with the sum alone on the last line', async () => {
    const { total, output } = await outputOf([
      { name: 'types', run: async () => ({ passed: 0, failed: 1 }) },
      { name: 'unit tests', run: async () => ({ passed: 41, failed: 0 }) },
    ]);
    expect(total).toEqual({ passed: 41, failed: 1 });
    expect(output).toContain('== unit tests: 41 passed, 0 failed in ');
    expect(output).toContain('\nFailed: types\n');
    expect(output.endsWith('\n41 passed, 1 failed\n')).toBe(true);
  });

  it('tells what was found once more at the end', async () => {
    const { output } = await outputOf([
      {
        name: 'unit tests',
        run: async () => ({ passed: 1, failed: 1, findings: ['a.test.ts > adds', '  4 is not 5'] }),
      },
      { name: 'journeys', run: async () => ({ passed: 9, failed: 0 }) },
    ]);
    expect(output.endsWith('\nFailed: unit tests\na.test.ts > adds\n  4 is not 5\n\n10 passed, 1 failed\n')).toBe(true);
  });

  it('counts a step that throws as failed, with its message', async () => {
    const { total, output } = await outputOf([
      { name: 'journeys', run: async () => Promise.reject(new Error('No Chromium was found.')) },
    ]);
    expect(total).toEqual({ passed: 0, failed: 1 });
    expect(output).toContain('No Chromium was found.\n');
  });

  it('does not run a step whose precondition failed, and counts it as failed', async () => {
    const { total, output } = await outputOf([
      { name: 'web build', run: async () => ({ passed: 0, failed: 1 }) },
      { name: 'journeys', needs: 'web build', run: async () => ({ passed: 9, failed: 0 }) },
    ]);
    expect(total).toEqual({ passed: 0, failed: 2 });
    expect(output).toContain('Not run, because "web build" failed.');
  });
});
