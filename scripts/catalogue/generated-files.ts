import { readFileSync } from 'node:fs';
import { compileSynonyms } from '@pcf/catalogue/search/compile-synonyms';
import { inCatalogue } from './catalogue-folder.ts';
import { compactDetails } from './compact-details.ts';
import { compactGroups } from './compact-groups.ts';
import { checkPrimaryMedian } from './primary-median.ts';
import { readGroups } from './read-groups.ts';
import { groupLabels, proxyLabels } from './read-labels.ts';
import { sourceCounts } from './source-counts.ts';

/** What the files in packages/catalogue/src/generated have to hold, by path in packages/catalogue. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const groups = readGroups();
  groups.forEach(checkPrimaryMedian);
  return new Map([
    generated(
      'factors',
      `import type { CompactGroup } from '../compact-group.ts';

export const compactGroups: readonly CompactGroup[] = ${listOf(compactGroups(groups))};`,
    ),
    generated(
      'details',
      `import type { CompactDetails } from '../compact-details.ts';

export const compactDetails: CompactDetails = ${JSON.stringify(compactDetails(groups.flat()))};`,
    ),
    generated(
      'labels',
      `import type { Language } from '@pcf/contract/vocabulary/language';

type Labels = ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>;

export const groupLabels: Labels = new Map(${listOf(groupLabels())});

export const proxyLabels: Labels = new Map(${listOf(proxyLabels())});`,
    ),
    generated(
      'synonyms',
      `export const synonymLines = ${JSON.stringify(compileSynonyms(readFileSync(inCatalogue('data/synonyms.csv'), 'utf8')))};`,
    ),
    generated(
      'source-counts',
      `export const sourceCounts: Readonly<Record<string, number>> = ${JSON.stringify(sourceCounts(groups.flat()), null, 2)};`,
    ),
  ]);
}

function generated(name: string, text: string): [path: string, text: string] {
  return [`src/generated/${name}.generated.ts`, `// Written by \`npm run catalogue\` from data/.\n${text}\n`];
}

function listOf(values: readonly unknown[]): string {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join('')}]`;
}
