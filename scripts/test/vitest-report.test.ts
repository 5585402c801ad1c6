import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findingsOf, tallyOf, type VitestReport } from './vitest-report.ts';

const runs = fileURLToPath(new URL('../../checks/fixtures/vitest-runs/', import.meta.url));

async function reportOfRun(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const args = ['run', '--root', join(runs, name), '--reporter=json', `--outputFile=${file}`];
  const [exitCode] = (await once(spawn('vitest', args, { stdio: 'ignore' }), 'exit')) as [number];
  return { report: JSON.parse(await readFile(file, 'utf8')) as VitestReport, exitCode };
}

describe('tallyOf', { timeout: 60_000 }, () => {
  it.each([
    ['passing', { passed: 1, failed: 0 }],
    ['mixed', { passed: 2, failed: 3 }],
    ['unloadable', { passed: 1, failed: 1 }],
    ['unhandled', { passed: 1, failed: 1 }],
    ['empty', { passed: 0, failed: 1 }],
  ])('counts a run that is %s', async (name, tally) => {
    const { report, exitCode } = await reportOfRun(name);
    expect(tallyOf(report, exitCode)).toEqual(tally);
  });

  it('counts a run that wrote no report as one failure', () => {
    expect(tallyOf(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('findingsOf', { timeout: 60_000 }, () => {
  it.each([
    ['passing', []],
    [
      'mixed',
      [/mixed\.test\.ts > fails\n {2}.*expected 1 to be 2/, /> is skipped\n {2}\w+$/, /> is to be done\n {2}\w+$/],
    ],
    ['unloadable', [/unloadable\.test\.ts\n {2}.*This file cannot be loaded\./]],
  ])('names what did not pass in a run that is %s', async (name, findings) => {
    const { report } = await reportOfRun(name);
    expect(findingsOf(report)).toEqual(findings.map((pattern) => expect.stringMatching(pattern)));
  });

  it('has nothing to tell of a run that wrote no report', () => {
    expect(findingsOf(undefined)).toEqual([]);
  });
});
