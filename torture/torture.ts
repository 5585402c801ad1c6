import { writeFile } from 'node:fs/promises';
import { runSteps } from '../scripts/test/run-steps.ts';
import { vitestStep } from '../scripts/test/vitest-step.ts';
import { forgetCounts, readCounts } from './counts.ts';
import { resultsOf } from './results.ts';

/** Names of themes, which are folders; without one, all. */
const themes = process.argv.slice(2);

await forgetCounts();
const environment = async () => ({ TORTURE: 'full' });
const print = (text: string) => process.stdout.write(text);
const { passed, failed } = await runSteps(
  [vitestStep('torture', 'torture', { environment, only: themes.map((theme) => `torture/${theme}/`) })],
  print,
);
const results = resultsOf(await readCounts(), { passed, failed });
print(`\n${results}`);
if (themes.length === 0) await writeFile(new URL('results.md', import.meta.url), results);
process.exitCode = failed === 0 ? 0 : 1;
