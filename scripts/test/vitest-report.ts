import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './step.ts';

/** What is read of the file that Vitest's JSON reporter writes. */
export type VitestReport = {
  numTotalTests: number;
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

const linesOfAFinding = 12;

/** Everything that did not pass has failed: a skipped test, a file that cannot be loaded, a run without tests, a crash. */
export function tallyOf(report: VitestReport | undefined, exitCode: number): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const filesWithoutVerdict = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = report.numTotalTests - report.numPassedTests + filesWithoutVerdict.length;
  const unexplained = failed === 0 && (exitCode !== 0 || report.numTotalTests === 0);
  return { passed: report.numPassedTests, failed: unexplained ? 1 : failed };
}

/** Each test that did not pass, and each file that could not be run, with the beginning of what was said about it. */
export function findingsOf(report: VitestReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const open = assertionResults.filter((assertion) => assertion.status !== 'passed');
    const file = relative(process.cwd(), name);
    if (open.length === 0) return status === 'failed' ? [finding(file, message)] : [];
    return open.map((assertion) => {
      const why = assertion.failureMessages?.join('\n') || assertion.status;
      return finding(`${file} > ${assertion.fullName}`, why);
    });
  });
}

function finding(what: string, why: string): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, linesOfAFinding);
  return [what, ...lines.map((line) => `  ${line}`)].join('\n');
}
