import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';

/** One way to make a request wrong, or at least odd. Undefined where it does not fit the request. */
export type Mutation = (draft: Draft, chance: Chance) => Draft | undefined;
export type Mutations = Readonly<Record<string, Mutation>>;
