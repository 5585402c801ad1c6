import { commandStep } from './command-step.ts';
import type { Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

/** One checker each: several would work out the same types again, at more than twice the cost. */
const typesOf = (...projects: readonly string[]) => projects.map((project) => `tsc -p ${project} --checkers 1`);

/** What can be told without a browser, a build or a database server. */
export const quickSteps: readonly Step[] = [
  commandStep('types', ...typesOf('apps/web', 'tsconfig.json', 'e2e', 'bench')),
  commandStep('lint, format and import cycles', 'biome ci .'),
  commandStep('unused code', 'knip'),
  vitestStep('import directions', 'checks'),
  vitestStep('unit tests', 'unit'),
];
