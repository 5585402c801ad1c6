import { mistyped } from './mistyped.ts';
import type { QueryWord } from './query-words.ts';

/** How well a word is what was looked for, best first. */
export type Match = 'whole' | 'begins' | 'inside' | 'mistyped' | 'beginsMistyped';

const shortestInside = 4;
const shortestMistyped = 5;

export function matchWord(word: string, { spellings, singulars, germanSingulars }: QueryWord): Match | null {
  if (spellings.includes(word) || singulars.includes(word)) return 'whole';
  if (germanSingulars.includes(word) || spellings.some((spelling) => word.startsWith(spelling))) return 'begins';
  // German writes compounds in one word.
  if (spellings.some((spelling) => spelling.length >= shortestInside && word.includes(spelling))) return 'inside';
  return null;
}

/** The same, but one wrong letter in a long word does not matter. */
export function matchMistypedWord(word: string, looked: QueryWord): Match | null {
  const match = matchWord(word, looked);
  if (match !== null) return match;
  const long = looked.spellings.filter((spelling) => spelling.length >= shortestMistyped);
  const found = long.map((spelling) => mistyped(word, spelling));
  if (found.includes('whole')) return 'mistyped';
  return found.includes('begins') ? 'beginsMistyped' : null;
}
