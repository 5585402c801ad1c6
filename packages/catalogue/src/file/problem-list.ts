import { shownValue } from './clean-text.ts';
import type { FactorFileColumn } from './factor-file-columns.ts';
import { factorFileLimits } from './factor-file-limits.ts';
import type { FactorFileProblem, FoundProblem } from './factor-file-problem.ts';

export type ReportProblem = (
  line: number,
  column: FactorFileColumn | null,
  code: FactorFileProblem,
  value?: string,
) => void;

/** Collects what is wrong with a file: all of it is counted, the first of it is kept. */
export function createProblemList() {
  const problems: FoundProblem[] = [];
  let count = 0;
  const report: ReportProblem = (line, column, code, value = '') => {
    count += 1;
    if (problems.length < factorFileLimits.problems) problems.push({ line, column, code, value: shownValue(value) });
  };
  return { problems, report, count: () => count };
}
