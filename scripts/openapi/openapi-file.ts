import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@pcf/contract/openapi-document';
import { operations } from '@pcf/contract/operations/operations';

const repositoryFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const openApiFile = repositoryFile('docs/openapi.json');

/** What docs/openapi.json has to hold. */
export function openApiText(): string {
  const { version } = JSON.parse(readFileSync(repositoryFile('package.json'), 'utf8')) as { version: string };
  return `${JSON.stringify(openApiDocument(operations, { version }), null, 2)}\n`;
}
