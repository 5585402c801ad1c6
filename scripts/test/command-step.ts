import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** A step that passes when all its commands succeed. They run at the same time. */
export function commandStep(name: string, ...commands: readonly string[]): Step {
  return {
    name,
    async run() {
      const exitCodes = await Promise.all(commands.map((command) => runCommand(command.split(' '))));
      const failed = exitCodes.some((code) => code !== 0) ? 1 : 0;
      return { passed: 1 - failed, failed };
    },
  };
}
