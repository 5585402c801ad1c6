import { isTestCode } from './imports/test-code.ts';
import { sourceFiles } from './source-files.ts';
import { isNode, type SyntaxNode, syntaxNodes } from './syntax-tree.ts';

export interface WrittenExpression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Null where a pattern is put together as the program runs. */
type Found = WrittenExpression | { readonly file: string; readonly source: null };

/** Runs on developers' machines only, and on our own files. */
const ofTheBuild = ['apps/web/src/build/', 'apps/web/src/i18n/testing/', 'packages/contract/src/openapi/'];

/** Every regular expression of the product, as a literal or made with `RegExp`. */
export async function writtenExpressions(root: string): Promise<Found[]> {
  const files = (await sourceFiles(root, ['packages', 'apps'])).filter(
    (file) => !isTestCode(file) && !ofTheBuild.some((path) => file.startsWith(path)),
  );
  const found = await Promise.all(
    files.map(async (file) => (await syntaxNodes(root, file)).flatMap((node) => expressionOf(file, node))),
  );
  return found.flat();
}

function expressionOf(file: string, node: SyntaxNode): Found[] {
  if (node.type === 'Literal' && isPattern(node.regex)) {
    return [{ file, source: node.regex.pattern, flags: node.regex.flags }];
  }
  const makes = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!makes || !isNode(node.callee) || node.callee.name !== 'RegExp') return [];
  const [pattern, flags] = (node.arguments as unknown[]).map(textOf);
  if (typeof pattern !== 'string') return [{ file, source: null }];
  return [{ file, source: pattern, flags: flags ?? '' }];
}

const isPattern = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

const textOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
