import { isTestCode } from './imports/test-code.ts';
import { sourceFiles } from './source-files.ts';
import { isNode, type SyntaxNode, syntaxNodes } from './syntax-tree.ts';

const reader = 'apps/server/src/config.ts';

/** Finds the product files besides the configuration that read the environment, each as a sentence. */
export async function forbiddenEnvironmentReaders(root: string): Promise<string[]> {
  const files = await sourceFiles(root, ['packages', 'apps']);
  const product = files.filter((file) => file !== reader && !isTestCode(file));
  const found = await Promise.all(
    product.map(async (file) => ((await syntaxNodes(root, file)).some(readsEnvironment) ? [file] : [])),
  );
  return found
    .flat()
    .map((file) => `${file} reads the environment: only ${reader} may; take the value as an argument.`);
}

function readsEnvironment(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return isProcess(node.object) && (isNamed(node.property, 'env') || isText(node.property, 'env'));
    case 'VariableDeclarator':
      return isProcess(node.init) && isNode(node.id) && node.id.type === 'ObjectPattern';
    case 'ImportDeclaration':
      return isText(node.source, 'node:process') || isText(node.source, 'process');
    default:
      return false;
  }
}

/** `process` itself, or as a property of `globalThis`. */
function isProcess(value: unknown): boolean {
  if (isNamed(value, 'process')) return true;
  return isNode(value) && value.type === 'MemberExpression' && isNamed(value.property, 'process');
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === name;
}

function isText(value: unknown, text: string): boolean {
  return isNode(value) && value.type === 'Literal' && value.value === text;
}
