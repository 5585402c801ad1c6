import { isSafe } from 'redos-detector';
import { composedExpressions, reviewedExpressions } from './reviewed-expressions.ts';
import { type WrittenExpression, writtenExpressions } from './written-expressions.ts';

/**
 * Finds the regular expressions of the product whose time grows faster than the text they look at, each as a sentence:
 * one of them and forty kilobytes are enough to stop everybody for seconds.
 */
export async function slowExpressions(
  root: string,
  reviewed: typeof reviewedExpressions = reviewedExpressions,
  composed: typeof composedExpressions = composedExpressions,
): Promise<string[]> {
  const found = await writtenExpressions(root);
  const written = found.filter((each) => each.source !== null);
  const filesThatCompose = new Set(found.flatMap(({ file, source }) => (source === null ? [file] : [])));
  const isReviewed = ({ file, source }: WrittenExpression) =>
    reviewed.some((each) => each.file === file && each.source === source);
  const slow = written.filter((each) => !isReviewed(each) && isSlow(each));
  const unknown = [...filesThatCompose].filter((file) => !composed.some((each) => each.file === file));
  const slowComposed = composed.flatMap(({ file, examples }) =>
    examples.map(({ source, flags }) => ({ file, source, flags })).filter(isSlow),
  );
  const stale = [
    ...reviewed.filter((each) => !written.some(({ file, source }) => each.file === file && each.source === source)),
    ...composed.filter(({ file }) => !filesThatCompose.has(file)),
  ];
  return [
    ...[...slow, ...slowComposed].map(
      ({ file, source }) => `${file} has /${source}/, which can take long: bound the text or look for it in a loop.`,
    ),
    ...unknown.map((file) => `${file} puts an expression together: write what comes of it into ${list}.`),
    ...stale.map(({ file }) => `${file} no longer has what ${list} says of it.`),
  ];
}

const list = 'checks/reviewed-expressions.ts';

/** Without a repetition that has no end, each place of a text costs the same. */
const repeats = /[*+]|\{\d+,\}/;

function isSlow({ source, flags }: Pick<WrittenExpression, 'source' | 'flags'>): boolean {
  if (!repeats.test(source)) return false;
  // What groups are called makes no difference, and is not understood.
  const nameless = source.replaceAll(/\(\?<[a-zA-Z]+>/g, '(');
  return !isSafe(new RegExp(nameless, flags)).safe;
}
