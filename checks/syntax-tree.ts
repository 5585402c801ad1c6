import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

export type SyntaxNode = { type: string } & Record<string, unknown>;

/** Every node of the syntax tree of a TypeScript file. */
export async function syntaxNodes(root: string, file: string): Promise<SyntaxNode[]> {
  const text = await readFile(join(root, file), 'utf8');
  return collect(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file));
}

function collect(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(collect);
  if (!isObject(value)) return [];
  const below = Object.values(value).flatMap(collect);
  return isNode(value) ? [value, ...below] : below;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isNode(value: unknown): value is SyntaxNode {
  return isObject(value) && typeof value.type === 'string';
}
