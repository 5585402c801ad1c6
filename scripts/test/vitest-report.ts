import type { Tally } from './step.ts';

/** What is read of the file that Vitest's JSON reporter writes. */
export type VitestReport = {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

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
