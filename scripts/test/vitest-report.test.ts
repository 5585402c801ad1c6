import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tallyOf, type VitestReport } from './vitest-report.ts';

const runs = fileURLToPath(new URL('../../checks/fixtures/vitest-runs/', import.meta.url));

async function tallyOfRun(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const args = ['run', '--root', join(runs, name), '--reporter=json', `--outputFile=${file}`];
  const [exitCode] = (await once(spawn('vitest', args, { stdio: 'ignore' }), 'exit')) as [number];
  return tallyOf(JSON.parse(await readFile(file, 'utf8')) as VitestReport, exitCode);
}

describe('tallyOf', { timeout: 60_000 }, () => {
  it.each([
    ['passing', { passed: 1, failed: 0 }],
    ['mixed', { passed: 2, failed: 3 }],
    ['unloadable', { passed: 1, failed: 1 }],
    ['unhandled', { passed: 1, failed: 1 }],
    ['empty', { passed: 0, failed: 1 }],
  ])('counts a run that is %s', async (name, tally) => {
    expect(await tallyOfRun(name)).toEqual(tally);
  });

  it('counts a run that wrote no report as one failure', () => {
    expect(tallyOf(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
