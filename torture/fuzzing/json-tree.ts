import type { Chance } from './chance.ts';
import type { Json } from './valid-values.ts';

/** JSON as it is written, so that it can also be written wrongly: a name twice, a number that is none. */
export type JsonTree =
  | { readonly text: string }
  | { readonly items: readonly JsonTree[] }
  | { readonly members: readonly (readonly [name: string, value: JsonTree])[] };

export function treeOf(value: Json): JsonTree {
  if (Array.isArray(value)) return { items: value.map(treeOf) };
  if (typeof value === 'object' && value !== null) {
    return { members: Object.entries(value).map(([name, member]) => [name, treeOf(member)] as const) };
  }
  return { text: JSON.stringify(value) };
}

export function textOf(tree: JsonTree): string {
  if ('text' in tree) return tree.text;
  if ('items' in tree) return `[${tree.items.map(textOf).join(',')}]`;
  return `{${tree.members.map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`;
}

type Change = (tree: JsonTree) => JsonTree | undefined;

/** Changes a value somewhere in the tree; where the change gives nothing, the value is left out. */
export function changedSomewhere(tree: JsonTree, chance: Chance, change: Change): JsonTree {
  return changed(tree, chance, change) ?? { text: 'null' };
}

function changed(tree: JsonTree, chance: Chance, change: Change): JsonTree | undefined {
  const children = 'items' in tree ? tree.items.length : 'members' in tree ? tree.members.length : 0;
  if (children === 0 || chance.onceIn(4)) return change(tree);
  const chosen = chance.below(children);
  if ('items' in tree) {
    return {
      items: tree.items.flatMap((item, index) =>
        index === chosen ? [changed(item, chance, change) ?? []].flat() : [item],
      ),
    };
  }
  if (!('members' in tree)) return tree;
  return {
    members: tree.members.flatMap(([name, value], index) => {
      const other = index === chosen ? changed(value, chance, change) : value;
      return other === undefined ? [] : [[name, other] as const];
    }),
  };
}
