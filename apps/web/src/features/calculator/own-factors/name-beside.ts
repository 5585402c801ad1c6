import { shownValue } from '@pcf/catalogue/file/clean-text';
import type { FactorOfFile } from '@pcf/catalogue/file/factor-file';
import { factorFileColumns } from '@pcf/catalogue/file/factor-file-columns';
import { createGroupSpelling, foldCase } from '@pcf/catalogue/file/group-spelling';
import type { EmissionFactor, FactorGroup } from '@pcf/contract/emission-factor';
import type { OwnFactor } from '../../../exchange/factor-field/factor-source.tsx';
import type { OwnDataSet } from './own-data-set.ts';

const maxNameLength = factorFileColumns.name.maxLength;

const factorsInStep = 1000;

/** Groups that are there already keep their spelling, and a name that is taken gets the file's beside it. In steps, since there may be many. */
export function* nameBeside(
  factors: readonly FactorOfFile[],
  fileName: string,
  others: readonly EmissionFactor[],
): Generator<void, OwnDataSet> {
  const spell = createGroupSpelling();
  const taken = new Set<string>();
  for (const [index, other] of others.entries()) {
    spell(other);
    taken.add(pathOf(other, other.name));
    if (index % factorsInStep === 0) yield;
  }
  const clashing = new Set<number>();
  const groups = new Set<string>();
  const placed: FactorOfFile[] = [];
  for (const [index, { factor, details }] of factors.entries()) {
    const group = spell(factor);
    groups.add(pathOf(group, ''));
    const path = pathOf(group, factor.name);
    if (taken.has(path)) clashing.add(index);
    taken.add(path);
    placed.push({ factor: { ...factor, ...group }, details });
    if (index % factorsInStep === 0) yield;
  }
  // Only when all names are known, so that a completed one takes none of them.
  const own: OwnFactor[] = [];
  for (const [index, { factor, details }] of placed.entries()) {
    const name = clashing.has(index) ? freeName(factor, fileName, taken) : factor.name;
    own.push({ factor: { ...factor, name, origin: 'OWN', version: fileName }, details });
    if (index % factorsInStep === 0) yield;
  }
  return { name: fileName, groupCount: groups.size, renamedCount: clashing.size, factors: own };
}

function freeName(factor: FactorGroup & { name: string }, fileName: string, taken: Set<string>): string {
  const label = shownValue(withoutEnding(fileName) || fileName);
  for (let number = 1; ; number += 1) {
    const addition = number === 1 ? ` (${label})` : ` (${label} ${number})`;
    const name = `${factor.name.slice(0, maxNameLength - addition.length)}${addition}`;
    const path = pathOf(factor, name);
    if (taken.has(path)) continue;
    taken.add(path);
    return name;
  }
}

function withoutEnding(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 || dot === fileName.length - 1 ? fileName : fileName.slice(0, dot);
}

function pathOf({ topCategory, category, subcategory }: FactorGroup, name: string): string {
  return `${topCategory}\n${category}\n${subcategory}\n${foldCase(name)}`;
}
