import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { synonymLines } from '../generated/synonyms.generated.ts';
import { nearestGroup } from './nearest-group.ts';
import { termFinder } from './term-finder.ts';

const findIn = termFinder(
  synonymLines.split('\n').map((line) => {
    const [term = '', ...synonyms] = line.split('|');
    return [term, synonyms] as const;
  }),
);

/** Other words, in three languages, for what a text is about. */
export function synonymsIn(text: string): readonly string[] {
  const [first = [], ...others] = findIn(text);
  return others.length === 0 ? first : [...new Set([...first, ...others.flat()])];
}

/** A proxy is found by the words for its group: its own name speaks of the groups above as well. */
export function synonymsOf(factor: EmissionFactor): readonly string[] {
  return synonymsIn(factor.kind === 'proxy' ? nearestGroup(factor) : factor.name);
}
