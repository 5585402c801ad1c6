import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** A step that passes when all its commands succeed. */
export function commandStep(name: string, ...commands: readonly string[]): Step {
  return {
    name,
    async run() {
      let failed = 0;
      for (const command of commands) {
        if ((await runCommand(command.split(' '))) !== 0) failed = 1;
      }
      return { passed: 1 - failed, failed };
    },
  };
}
