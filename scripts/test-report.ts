import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What Vitest's JSON reporter writes. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | undefined;
    }[];
  }[];
}

/** A line for everything in a report that was not proven: a test that did not run proves as little as one that failed. */
export function unprovenIn(path: string): readonly string[] {
  const report = readReport(path);
  if (report === null) return [`FAILED  ${path} is no whole report`];
  if (report.testResults.length === 0) return [`FAILED  ${path} has no tests`];
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const unproven = assertionResults.filter((test) => test.status !== 'passed');
    // A file that could not be loaded has failed without a test.
    if (unproven.length === 0 && (status !== 'passed' || assertionResults.length === 0)) return [`FAILED  ${file}`];
    return unproven.map(({ status, fullName, failureMessages = [] }) => {
      const line = `${status === 'failed' ? 'FAILED' : 'NOT RUN'}  ${file} > ${fullName}`;
      return [line, ...failureMessages.map(beginningOf)].join('\n');
    });
  });
}

const toldLines = 12;
const toldCharacters = 1200;

/** Enough to know what failed where the rest of the output is gone. */
function beginningOf(message: string): string {
  const lines = message.slice(0, toldCharacters).split('\n').slice(0, toldLines);
  return lines.map((line) => `        ${line}`).join('\n');
}

/** Null where the run ended before it was written. */
function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}
