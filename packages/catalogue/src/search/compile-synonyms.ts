import { parse } from 'csv-parse/sync';
import { phraseOf } from './term-finder.ts';

interface SynonymRow {
  readonly term: string;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

/** The lines of data/synonyms.csv; alternatives stay separated by `|`. */
export function readSynonyms(csvText: string): SynonymRow[] {
  return parse<SynonymRow>(csvText, { columns: true });
}

/** One line for each term, with only those alternatives that a search would not find without it. */
export function compileSynonyms(csvText: string): string {
  return readSynonyms(csvText)
    .map(({ term, en, de, fr }) => {
      const seen = new Set([phraseOf(term)]);
      const alternatives = [en, de, fr]
        .flatMap((list) => list.split('|'))
        .filter((text) => {
          const phrase = phraseOf(text);
          if (phrase === '' || seen.has(phrase)) return false;
          seen.add(phrase);
          return true;
        });
      return [term, ...alternatives];
    })
    .filter((line) => line.length > 1)
    .map((line) => line.join('|'))
    .join('\n');
}
