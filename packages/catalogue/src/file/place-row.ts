import { noSubcategory } from '@pcf/contract/emission-factor';
import type { FactorOfFile } from './factor-file.ts';
import { createGroupSpelling, foldCase } from './group-spelling.ts';
import type { ReportProblem } from './problem-list.ts';
import { unitOfCategory } from './read-unit.ts';

/** The categories whose factors are not per kilogram; their spelling is what a calculation asks for. */
const namedCategories = ['Energy', 'Transport'];

interface Group {
  readonly names: Set<string>;
  hasProxy: boolean;
}

/** Puts rows beside the ones before them: groups get one spelling, a name comes once in its group. */
export function createPlacing(report: ReportProblem): (row: FactorOfFile, line: number) => FactorOfFile {
  const spell = createGroupSpelling();
  for (const topCategory of namedCategories) spell({ topCategory, category: '', subcategory: noSubcategory });
  const groups = new Map<string, Group>();
  return (row, line) => {
    const factor = { ...row.factor, ...spell(row.factor) };
    const { topCategory, category, subcategory, name, kind, unit } = factor;
    const key = `${topCategory}\n${category}\n${subcategory}`;
    const group = groups.get(key) ?? { names: new Set(), hasProxy: false };
    groups.set(key, group);
    if (unit !== unitOfCategory(topCategory)) report(line, 'unit', 'UNIT_DOES_NOT_FIT', unit);
    if (group.names.has(foldCase(name))) report(line, 'name', 'DUPLICATE_NAME', name);
    else if (kind === 'proxy' && group.hasProxy) report(line, 'kind', 'SECOND_PROXY', name);
    group.names.add(foldCase(name));
    if (kind === 'proxy') group.hasProxy = true;
    return { ...row, factor };
  };
}
