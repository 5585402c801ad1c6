import { type Match, matchMistypedWord, matchWord } from './match-word.ts';
import { type QueryWord, queryWord } from './query-words.ts';
import type { SearchIndex } from './search-index.ts';
import { splitCompound } from './split-compound.ts';

export interface FoundFactor {
  readonly number: number;
  /** The lower, the better its words are what was looked for. */
  readonly distance: number;
}

type Matcher = (word: string, looked: QueryWord) => Match | null;

type Distances = Readonly<Record<'title' | 'synonym' | 'group', number>>;

const distances: Readonly<Record<Match, Distances>> = {
  whole: { title: 0, synonym: 1, group: 4 },
  begins: { title: 2, synonym: 3, group: 5 },
  inside: { title: 6, synonym: 7, group: 8 },
  mistyped: { title: 9, synonym: 10, group: 11 },
  beginsMistyped: { title: 12, synonym: 13, group: 14 },
};
const absent = 255;

/** The factors that have every word; only where there is none, compounds are split and typing errors forgiven. */
export function findFactors(index: SearchIndex, words: readonly QueryWord[]): FoundFactor[] {
  const exact = factorsWith(index, words, matchWord);
  if (exact.length > 0) return exact;
  const parts = partsOf(index, words);
  const split = parts.length > words.length ? factorsWith(index, parts, matchWord) : [];
  return split.length > 0 ? split : factorsWith(index, words, matchMistypedWord);
}

function factorsWith(index: SearchIndex, words: readonly QueryWord[], match: Matcher): FoundFactor[] {
  if (words.length === 0) return [];
  const byWord = words.map((word) => distancesOf(index, word, match));
  const found: FoundFactor[] = [];
  for (let number = 0; number < index.factors.length; number += 1) {
    const ofWords = byWord.map((best) => best[number] ?? absent);
    if (!ofWords.includes(absent)) found.push({ number, distance: ofWords.reduce((sum, one) => sum + one) });
  }
  return found;
}

function distancesOf(index: SearchIndex, looked: QueryWord, match: Matcher): Uint8Array {
  const best = new Uint8Array(index.factors.length).fill(absent);
  const nearer = (numbers: readonly number[] | null, distance: number) => {
    for (const number of numbers ?? []) if (distance < (best[number] ?? 0)) best[number] = distance;
  };
  for (const [word, allUses] of index.byWord) {
    const matched = match(word, looked);
    if (matched === null) continue;
    const distance = distances[matched];
    for (const uses of allUses) {
      nearer(uses.title, distance.title);
      nearer(uses.synonym, distance.synonym);
      for (const members of uses.group ?? []) nearer(members, distance.group);
    }
  }
  return best;
}

function partsOf(index: SearchIndex, words: readonly QueryWord[]): QueryWord[] {
  return words.flatMap((word) => {
    for (const spelling of word.spellings) {
      const parts = splitCompound(spelling, (part) => index.byWord.has(part));
      if (parts) return parts.map((part) => queryWord([part]));
    }
    return [word];
  });
}
