import type { Outcome, Step, Tally } from './step.ts';

type Print = (text: string) => void;

/**
 * Runs every step, even after a failure, and closes with what failed and why, and one line that counts what passed and
 * what failed.
 */
export async function runSteps(steps: readonly Step[], print: Print): Promise<Tally> {
  const failedSteps = new Map<string, readonly string[]>();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    print(`\n== ${step.name}\n`);
    const started = performance.now();
    const { passed, failed, findings = [] } = await runStep(step, failedSteps, print);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`== ${step.name}: ${passed} passed, ${failed} failed in ${seconds} s\n`);
    if (failed > 0) failedSteps.set(step.name, findings);
    total.passed += passed;
    total.failed += failed;
  }
  for (const [name, findings] of failedSteps) print([`\nFailed: ${name}`, ...findings].join('\n'));
  print(`\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total;
}

async function runStep(step: Step, failedSteps: ReadonlyMap<string, unknown>, print: Print): Promise<Outcome> {
  if (step.needs !== undefined && failedSteps.has(step.needs)) {
    print(`Not run, because "${step.needs}" failed.\n`);
    return { passed: 0, failed: 1 };
  }
  try {
    return await step.run();
  } catch (error) {
    print(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  }
}
