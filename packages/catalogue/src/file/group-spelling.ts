import type { FactorGroup } from '@pcf/contract/emission-factor';

/** Case makes no other group and no other name. */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** Gives the groups of a tree one spelling each: the one that came first, at every level. */
export function createGroupSpelling(): (group: FactorGroup) => FactorGroup {
  const first = new Map<string, string>();
  const known = new Map<string, FactorGroup>();
  const spell = (above: string, key: string) => {
    const path = `${above}\n${foldCase(key)}`;
    const spelling = first.get(path) ?? key;
    first.set(path, spelling);
    return { path, spelling };
  };
  return ({ topCategory, category, subcategory }) => {
    const written = `${topCategory}\n${category}\n${subcategory}`;
    const before = known.get(written);
    if (before !== undefined) return before;
    const top = spell('', topCategory);
    const middle = spell(top.path, category);
    const bottom = spell(middle.path, subcategory);
    const group = { topCategory: top.spelling, category: middle.spelling, subcategory: bottom.spelling };
    known.set(written, group);
    return group;
  };
}
