import type { EmissionFactor, FactorGroup } from '@pcf/contract/emission-factor';

type Level<Below> = ReadonlyMap<string, Below>;

/** Top-level category, category, subcategory, and the factors there with the proxy first. */
export type FactorTree = Level<Level<Level<readonly EmissionFactor[]>>>;

/** Groups and factors stay in the order in which they come; factors of one group may come apart. */
export function factorTree(factors: Iterable<EmissionFactor>): FactorTree {
  const tree = new Map<string, Map<string, Map<string, EmissionFactor[]>>>();
  for (const factor of factors) {
    const top = below(tree, factor.topCategory, () => new Map());
    const category = below(top, factor.category, () => new Map());
    const group = below(category, factor.subcategory, (): EmissionFactor[] => []);
    if (factor.kind === 'proxy') group.splice(proxiesIn(group), 0, factor);
    else group.push(factor);
  }
  return tree;
}

export function factorsOf(tree: FactorTree, group: FactorGroup): readonly EmissionFactor[] {
  return tree.get(group.topCategory)?.get(group.category)?.get(group.subcategory) ?? [];
}

/** Null for a factor that this tree does not have. */
export function findFactor(tree: FactorTree, path: FactorGroup & { readonly name: string }): EmissionFactor | null {
  return factorsOf(tree, path).find(({ name }) => name === path.name) ?? null;
}

/** Proxies stand at the beginning, in the order in which they come. */
function proxiesIn(group: readonly EmissionFactor[]): number {
  const first = group.findIndex(({ kind }) => kind === 'factor');
  return first === -1 ? group.length : first;
}

function below<Key, Below>(level: Map<Key, Below>, key: Key, make: () => Below): Below {
  const found = level.get(key);
  if (found !== undefined) return found;
  const made = make();
  level.set(key, made);
  return made;
}
