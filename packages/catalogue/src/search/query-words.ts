import { fillerWords } from './filler-words.ts';
import { germanSingularsOf, singularOf } from './singular-of.ts';
import { spellingsOf } from './words-of.ts';

/** A word that is looked for: it may begin a word, a singular of it has to be a whole one. */
export interface QueryWord {
  readonly spellings: readonly string[];
  readonly singulars: readonly string[];
  /** Less sure: "Kohle" is no plural of "Kohl". */
  readonly germanSingulars: readonly string[];
}

/** What one has to find; "lait de vache" are two words. */
export function queryWords(query: string): QueryWord[] {
  const all = spellingsOf(query);
  const telling = all.filter(([word = '']) => !fillerWords.has(word));
  return (telling.length > 0 ? telling : all).map(queryWord);
}

export function queryWord(spellings: readonly string[]): QueryWord {
  return {
    spellings,
    singulars: spellings.map(singularOf),
    germanSingulars: spellings.flatMap(germanSingularsOf),
  };
}
