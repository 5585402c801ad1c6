import { quickSteps } from './quick-steps.ts';
import { runSteps } from './run-steps.ts';

const { failed } = await runSteps(quickSteps, (text) => process.stdout.write(text));
process.exitCode = failed === 0 ? 0 : 1;
