import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unprovenIn } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'pcf-exchange-report-'));

function reportOf(text: string): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, text);
  return path;
}

const withTests = (status: string, ...tests: readonly string[]) =>
  reportOf(
    JSON.stringify({
      testResults: [
        {
          name: join(process.cwd(), 'some.test.ts'),
          status,
          assertionResults: tests.map((test) => ({ fullName: `is ${test}`, status: test })),
        },
      ],
    }),
  );

it('names nothing where every test passed', () => {
  expect(unprovenIn(withTests('passed', 'passed', 'passed'))).toEqual([]);
});

it.each(['failed', 'skipped', 'pending', 'todo'])('names a test that is %s', (status) => {
  const word = status === 'failed' ? 'FAILED' : 'NOT RUN';
  expect(unprovenIn(withTests('passed', 'passed', status))).toEqual([`${word}  some.test.ts > is ${status}`]);
});

it('tells how a failure begins', () => {
  const failed = {
    fullName: 'is odd',
    status: 'failed',
    failureMessages: [`Error: 2 is even\n${'at a place\n'.repeat(99)}`],
  };
  const report = { testResults: [{ name: 'some.test.ts', status: 'failed', assertionResults: [failed] }] };
  const lines = unprovenIn(reportOf(JSON.stringify(report)))
    .join()
    .split('\n');
  expect(lines.slice(0, 2)).toEqual(['FAILED  some.test.ts > is odd', '        Error: 2 is even']);
  expect(lines).toHaveLength(13);
});

it('names a file that could not be loaded, and one without a test', () => {
  expect(unprovenIn(withTests('failed'))).toEqual(['FAILED  some.test.ts']);
  expect(unprovenIn(withTests('passed'))).toEqual(['FAILED  some.test.ts']);
});

it('takes a run without files, without a report or with half of one for a failure', () => {
  expect(unprovenIn(reportOf('{"testResults":[]}'))).toHaveLength(1);
  expect(unprovenIn(reportOf('{"testResults":[{"na'))).toHaveLength(1);
  expect(unprovenIn(join(folder, 'none.json'))).toHaveLength(1);
});
