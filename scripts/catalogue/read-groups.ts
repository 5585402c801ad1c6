import { readdirSync, readFileSync } from 'node:fs';
import type { FactorOfFile } from '@pcf/catalogue/file/factor-file';
import { readFactorFile } from '@pcf/catalogue/file/read-factor-file';
import { inCatalogue } from './catalogue-folder.ts';
import { groupFile } from './group-file.ts';

/** What one file holds: the proxy, then the factors. */
export type CatalogueGroup = readonly [proxy: FactorOfFile, ...factors: FactorOfFile[]];

/** Every group of the catalogue, one for each file in a folder of data/. */
export function readGroups(): CatalogueGroup[] {
  return readdirSync(inCatalogue('data'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^.+\/.+\.csv$/.test(path))
    .sort()
    .map((path) => readGroup(path, readFileSync(inCatalogue(`data/${path}`), 'utf8')));
}

export function readGroup(path: string, text: string): CatalogueGroup {
  const { factors, problems } = readFactorFile(text);
  const [problem] = problems;
  if (problem) throw new Error(`data/${path}, line ${problem.line}: ${problem.code} ${problem.column ?? ''}`);
  const [first, ...others] = factors;
  if (first?.factor.kind !== 'proxy') throw new Error(`data/${path} has to begin with the proxy of its group`);
  const stray = factors.find(({ factor }) => groupFile(factor) !== path);
  if (stray) throw new Error(`data/${path}: "${stray.factor.name}" belongs into data/${groupFile(stray.factor)}`);
  return [first, ...others];
}
