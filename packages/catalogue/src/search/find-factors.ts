import { type QueryWord, queryWord } from './query-words.ts';
import type { SearchIndex } from './search-index.ts';
import { germanSingularsOf } from './singular-of.ts';

const shortestInside = 4;

const shortestMistyped = 5;

const shortestPart = 4;

const links = ['s', 'n', 'er', 'en', 'es', 'e'];

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

/** A German compound as two words that are known, "Stahlblech" as "Stahl" and "Blech"; null where it is none. */
function splitCompound(word: string, isKnown: (word: string) => boolean): [string, string] | null {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const head = firstPart(word.slice(0, at)).find(isKnown);
    const tail = [word.slice(at), ...germanSingularsOf(word.slice(at))].find(isKnown);
    if (head !== undefined && tail !== undefined) return [head, tail];
  }
  return null;
}

/** "Hühner" of "Hühnerleber" is "Huhn", "Kirsch" of "Kirschsaft" is "Kirsche". */
function firstPart(head: string): string[] {
  const unlinked = links.filter((link) => head.endsWith(link)).map((link) => head.slice(0, -link.length));
  return [head, ...unlinked, `${head}e`];
}

/** How well a word is what was looked for, best first. */
type Match = 'whole' | 'begins' | 'inside' | 'mistyped' | 'beginsMistyped';

function matchWord(word: string, { spellings, singulars, germanSingulars }: QueryWord): Match | null {
  if (spellings.includes(word) || singulars.includes(word)) return 'whole';
  if (germanSingulars.includes(word) || spellings.some((spelling) => word.startsWith(spelling))) return 'begins';
  // German writes compounds in one word.
  if (spellings.some((spelling) => spelling.length >= shortestInside && word.includes(spelling))) return 'inside';
  return null;
}

/** The same, but one wrong letter in a long word does not matter. */
function matchMistypedWord(word: string, looked: QueryWord): Match | null {
  const match = matchWord(word, looked);
  if (match !== null) return match;
  const long = looked.spellings.filter((spelling) => spelling.length >= shortestMistyped);
  const found = long.map((spelling) => mistyped(word, spelling));
  if (found.includes('whole')) return 'mistyped';
  return found.includes('begins') ? 'beginsMistyped' : null;
}

/** Whether a word, or its beginning, was typed with one letter wrong, missing, added or swapped with its neighbour. */
export function mistyped(word: string, typed: string): 'whole' | 'begins' | null {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const rest = (from: number, at: number) => (word.startsWith(typed.slice(from), at) ? at + typed.length - from : -1);
  const swapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  const end = Math.max(
    rest(same + 1, same + 1),
    rest(same, same + 1),
    rest(same + 1, same),
    swapped ? rest(same + 2, same + 2) : -1,
  );
  if (end === -1) return null;
  return end >= word.length ? 'whole' : 'begins';
}
