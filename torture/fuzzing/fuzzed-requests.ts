import { byteMutations } from './byte-mutations.ts';
import { type Chance, chances } from './chance.ts';
import type { Draft } from './draft.ts';
import { formMutations } from './form-mutations.ts';
import type { FuzzedOperation } from './fuzzed-operations.ts';
import { headMutations } from './head-mutations.ts';
import { jsonMutations } from './json-mutations.ts';
import { type KnownThings, knowledgeOf } from './known-things.ts';
import { validRequest } from './valid-request.ts';

const mutations = Object.entries({ ...jsonMutations, ...formMutations, ...byteMutations, ...headMutations });

export const waysToBeWrong = mutations.map(([way]) => way);

export interface FuzzedRequest {
  readonly draft: Draft;
  /** What was made wrong with it, in this order; nothing where it is as the contract wants it. */
  readonly ways: readonly string[];
}

/** One request in so many is left as it is, so that something happens that the next ones can go wrong with. */
const leftValid = 5;

/**
 * So many requests of an operation, the same for the same seed. Each way to be wrong has its turn; after the first,
 * one or two more may follow.
 */
export function fuzzedRequests(
  fuzzed: FuzzedOperation,
  things: KnownThings,
  { seed, count }: { readonly seed: number; readonly count: number },
): FuzzedRequest[] {
  return chances(seed, count).map((chance, index) => {
    const valid = validRequest(fuzzed, chance, knowledgeOf(things, chance));
    return index % leftValid === 0 ? { draft: valid, ways: [] } : wronged(valid, seed + index, chance);
  });
}

/** A request in which something is wrong, first of all by this way or the next that fits. */
export function wronged(valid: Draft, from: number, chance: Chance): FuzzedRequest {
  const first = mutated({ draft: valid, ways: [] }, from, chance);
  const more = chance.onceIn(3) ? 1 + chance.below(2) : 0;
  return Array.from({ length: more }).reduce<FuzzedRequest>(
    (request) => mutated(request, chance.below(mutations.length), chance),
    first,
  );
}

/** By the first of the ways from here on that fits. */
function mutated({ draft, ways }: FuzzedRequest, from: number, chance: Chance): FuzzedRequest {
  for (let offset = 0; offset < mutations.length; offset += 1) {
    const [way, mutate] = mutations[(from + offset) % mutations.length] ?? [];
    const changed = mutate?.(draft, chance);
    if (way !== undefined && changed) return { draft: changed, ways: [...ways, way] };
  }
  return { draft, ways };
}
