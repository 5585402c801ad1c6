import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';
import { findingsOf, tallyOf, type VitestReport } from './vitest-report.ts';

type Options = {
  needs?: string;
  environment?: () => Promise<Record<string, string>>;
  /** Parts of the names of the files that are run; all without any. */
  only?: readonly string[];
};

/** A step that runs the tests of one project of vitest.config.ts. */
export function vitestStep(name: string, project: string, { environment, only = [], ...rest }: Options = {}): Step {
  return {
    name,
    ...rest,
    async run() {
      const variables = await environment?.();
      const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-report-'));
      const file = join(folder, 'report.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const exitCode = await runCommand(['vitest', 'run', ...only, '--project', project, ...reporters], variables);
      const written = await readFile(file, 'utf8').catch(() => undefined);
      await rm(folder, { recursive: true });
      const report = written === undefined ? undefined : (JSON.parse(written) as VitestReport);
      const tally = tallyOf(report, exitCode);
      const findings = findingsOf(report);
      const isUnexplained = tally.failed > 0 && findings.length === 0;
      return { ...tally, findings: isUnexplained ? ['Something outside of any test: see what it printed.'] : findings };
    },
  };
}
