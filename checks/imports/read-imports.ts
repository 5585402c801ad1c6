import { isNode, type SyntaxNode, syntaxNodes } from '../syntax-tree.ts';
import type { ImportEdge } from './import-edge.ts';
import { resolveImport } from './resolve-import.ts';

/** Every import and re-export of a file. Specifiers that are computed at run time cannot be told. */
export async function readImports(root: string, from: string): Promise<ImportEdge[]> {
  const nodes = await syntaxNodes(root, from);
  return nodes.flatMap((node) => {
    const loading = loadingOf(node);
    const specifier = isNode(node.source) ? node.source.value : undefined;
    if (loading === undefined || typeof specifier !== 'string') return [];
    return [{ from, loading, ...resolveImport(from, specifier) }];
  });
}

function loadingOf(node: SyntaxNode): ImportEdge['loading'] | undefined {
  switch (node.type) {
    // `import { type A }` keeps the import at run time; only `import type` removes it.
    case 'ImportDeclaration':
      return node.importKind === 'type' ? 'never' : 'at once';
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.exportKind === 'type' ? 'never' : 'at once';
    case 'ImportExpression':
      return 'on demand';
    case 'TSImportType':
      return 'never';
    default:
      return undefined;
  }
}
