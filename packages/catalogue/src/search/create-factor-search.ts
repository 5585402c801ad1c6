import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { type FoundFactor, findFactors } from './find-factors.ts';
import { queryWords } from './query-words.ts';
import { readText } from './read-text.ts';
import { type IndexedFactor, type SearchEntry, type SearchIndex, searchIndexInSteps } from './search-index.ts';
import { germanSingularsOf } from './singular-of.ts';

/** How much nearer a factor is when the whole query fits, not only its words. */
const advantages = { title: 40, group: 30, titleBegins: 14, synonym: 10, titleHas: 9, titleBeginsSo: 6 };

const maxOtherWords = 2;

export type FactorSearch = (
  query: string,
  options: { readonly limit: number; readonly accepts: (factor: EmissionFactor) => boolean },
) => EmissionFactor[];

/** Indexes once; a search is then a walk over the words that are known. */
export function createFactorSearch(entries: Iterable<SearchEntry>): FactorSearch {
  const steps = createFactorSearchInSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same with pauses: the catalogue takes longer than a page may be held up. */
export function* createFactorSearchInSteps(entries: Iterable<SearchEntry>): Generator<void, FactorSearch> {
  const index = yield* searchIndexInSteps(entries);
  return (query, { limit, accepts }) => {
    const found = findFactors(index, queryWords(query));
    return rankFactors(index, query, found).filter(accepts).slice(0, limit);
  };
}

/** Best first; among equals the shorter name, then the proxy, then the order of the catalogue. */
function rankFactors(index: SearchIndex, query: string, found: readonly FoundFactor[]): EmissionFactor[] {
  const typed = readText(query);
  const { synonyms, groups } = factorsCalled(index, typed.phrase);

  function advantage({ factor, title }: IndexedFactor, number: number): number {
    if (title.phrase === typed.phrase) return advantages.title;
    if (factor.kind === 'proxy' && groups.has(number)) return advantages.group;
    if (`${title.plain} `.startsWith(`${typed.plain} `)) return advantages.titleBegins;
    if (synonyms.has(number)) return advantages.synonym;
    if (` ${title.plain} `.includes(` ${typed.plain} `)) return advantages.titleHas;
    return title.plain.startsWith(typed.plain) ? advantages.titleBeginsSo : 0;
  }

  return found
    .flatMap(({ number, distance }) => {
      const indexed = index.factors[number];
      if (!indexed) return [];
      const { factor, title } = indexed;
      const isProxy = factor.kind === 'proxy';
      const known = synonyms.has(number) ? 1 : typed.length;
      return {
        factor,
        number,
        distance: distance - advantage(indexed, number),
        // A proxy stands behind a factor that is just what was typed, and before all others.
        others: isProxy ? 1 : Math.min(Math.max(title.length - known, 0), maxOtherWords),
        kind: isProxy ? 0 : 1,
      };
    })
    .sort((a, b) => a.distance - b.distance || a.others - b.others || a.kind - b.kind || a.number - b.number)
    .map(({ factor }) => factor);
}

/** The factors that have the phrase as a synonym or are in a group of this name; else those of a German plural or singular of it. */
function factorsCalled(index: SearchIndex, phrase: string): { synonyms: Set<number>; groups: Set<number> } {
  const other = [...germanSingularsOf(phrase), ...['e', 'n', 'en'].map((ending) => phrase + ending)];
  const usesOf = (...forms: string[]) => forms.flatMap((form) => index.byPhrase.get(form) ?? []);
  const exact = usesOf(phrase).flatMap(({ synonym }) => synonym ?? []);
  const inexact = usesOf(...other).flatMap(({ synonym }) => synonym ?? []);
  return {
    synonyms: new Set(exact.length > 0 ? exact : inexact),
    groups: new Set(usesOf(phrase, ...other).flatMap(({ label }) => label?.flat() ?? [])),
  };
}
