import { commandStep } from './command-step.ts';
import type { Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

/** What can be told without a browser, a build or a database server. */
export const quickSteps: readonly Step[] = [
  commandStep('types', 'tsc -p tsconfig.json', 'tsc -p apps/web', 'tsc -p e2e', 'tsc -p bench'),
  commandStep('lint, format and import cycles', 'biome ci .'),
  commandStep('unused code', 'knip'),
  vitestStep('import directions', 'checks'),
  vitestStep('unit tests', 'unit'),
];
