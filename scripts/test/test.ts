import { findChromium } from '../chromium/find-chromium.ts';
import { commandStep } from './command-step.ts';
import { quickSteps } from './quick-steps.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const webBuild = commandStep('web build', 'node scripts/build.mjs');
const apiTests = vitestStep('API tests on PGlite', 'api-pglite');
const steps: readonly Step[] = [
  ...quickSteps,
  webBuild,
  vitestStep('budget of the web build', 'web-build', { needs: webBuild.name }),
  apiTests,
  vitestStep('every operation has its tests', 'operations', { needs: apiTests.name }),
  vitestStep('API tests on PostgreSQL', 'api-postgres'),
  vitestStep('what must not happen', 'torture'),
  vitestStep('browser journeys', 'journeys', {
    needs: webBuild.name,
    environment: async () => ({ CHROMIUM_PATH: await findChromium() }),
  }),
];

const { failed } = await runSteps(steps, (text) => process.stdout.write(text));
process.exitCode = failed === 0 ? 0 : 1;
