import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import { changedSomewhere, type JsonTree } from './json-tree.ts';
import type { Mutation, Mutations } from './mutation.ts';
import { oddNumbers, oddTexts, otherTypes, prototypeNames } from './odd-values.ts';

const hugeText = 100_000;
const hugeList = 10_000;
const depth = 20_000;

const inJson =
  (change: (tree: JsonTree, chance: Chance) => JsonTree | undefined): Mutation =>
  (draft: Draft, chance: Chance) => {
    if (draft.body.kind !== 'json') return undefined;
    const tree = changedSomewhere(draft.body.tree, chance, (found) => change(found, chance));
    return { ...draft, body: { kind: 'json', tree } };
  };

const instead = (texts: readonly [string, ...string[]]) =>
  inJson((_tree, chance): JsonTree => ({ text: chance.oneOf(texts) }));

/** With one more member in an object, or in an object that stands around what is none. */
const withMember = (tree: JsonTree, name: string, value: JsonTree): JsonTree => ({
  members: [...('members' in tree ? tree.members : [['value', tree] as const]), [name, value]],
});

export const jsonMutations: Mutations = {
  'another type': instead(otherTypes),
  'odd text': instead(oddTexts),
  'odd number': instead(oddNumbers),
  missing: inJson(() => undefined),
  extra: inJson((tree, chance) => withMember(tree, `unknown${chance.below(100)}`, { text: '1' })),
  'prototype name': inJson((tree, chance) =>
    withMember(tree, chance.oneOf(prototypeNames), {
      text: chance.oneOf(['{"isAdmin":true}', 'null', '{"prototype":{}}']),
    }),
  ),
  'name twice': inJson((tree, chance) => {
    if (!('members' in tree)) return withMember(withMember(tree, 'a', { text: '1' }), 'a', { text: '2' });
    const [name] = tree.members[chance.below(tree.members.length)] ?? ['a'];
    return withMember(tree, name, { text: chance.oneOf(otherTypes) });
  }),
  'huge text': inJson((_tree, chance) => ({
    text: JSON.stringify(chance.oneOf(['x', '\u{1f600}', '"', '\u0301']).repeat(hugeText)),
  })),
  'huge list': inJson((tree) => {
    const item: JsonTree = 'text' in tree && tree.text.length < 100 ? tree : { text: '{}' };
    return { items: Array.from({ length: hugeList }, () => item) };
  }),
  deep: inJson((_tree, chance) => {
    const [open, close] = chance.oneOf([
      ['[', ']'],
      ['{"a":', '}'],
    ]);
    return { text: `${open.repeat(depth)}1${close.repeat(depth)}` };
  }),
};
