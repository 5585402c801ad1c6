import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take much longer than their size says, by which Vitest sorts what it has never run: begun last, each of
 * them would leave the other workers without work at the end.
 */
export const longest = [
  'e2e/two-platforms.journey.ts',
  'e2e/gallery.journey.ts',
  'e2e/answer-granularities.journey.ts',
  'e2e/hostile-content.journey.ts',
  'e2e/mail-previews.journey.ts',
  'torture/crash/embedded-server.torture.ts',
  'apps/server/src/main.test.ts',
];

interface Runnable {
  readonly moduleId: string;
  readonly project: object;
}

function rank({ moduleId }: Runnable): number {
  const found = longest.findIndex((name) => moduleId.endsWith(name));
  return found < 0 ? longest.length : found;
}

/** The same order, but in each project the files first that are known to take longest. */
export function longestFirst<File extends Runnable>(files: readonly File[]): File[] {
  const projects = Map.groupBy(files, ({ project }) => project).values();
  return [...projects].flatMap((own) => own.toSorted((a, b) => rank(a) - rank(b)));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
