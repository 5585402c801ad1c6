import { fillerWords } from './filler-words.ts';
import { singularOf } from './singular-of.ts';
import { spellingsOf, wordsOf } from './words-of.ts';

/** A text by its telling words. */
export interface ReadText {
  readonly plain: string;
  /** The same in the singular. */
  readonly phrase: string;
  readonly length: number;
  /** Every way in which its words may be typed. */
  readonly words: readonly string[];
}

const betweenCompounds = /[^\p{L}-]+|--+/u;

export function readText(text: string): ReadText {
  const words: string[] = [];
  const plain: string[] = [];
  const singulars: string[] = [];
  const add = (word: string) => {
    if (!words.includes(word)) words.push(word);
  };
  const all = spellingsOf(text);
  for (const spellings of all) {
    const word = spellings[0] ?? '';
    // "the" tells something where it is all there is: tea in French.
    if (all.length > 1 && fillerWords.has(word)) continue;
    plain.push(word);
    singulars.push(singularOf(word));
    spellings.forEach(add);
    for (const spelling of spellings) add(singularOf(spelling));
  }
  // "Ro-Ro" is looked for as "RoRo" as well.
  if (text.includes('-')) {
    for (const piece of text.split(betweenCompounds)) {
      const compound = piece.replaceAll(/^-|-$/g, '');
      if (compound.includes('-')) wordsOf(compound.replaceAll('-', '')).forEach(add);
    }
  }
  return { plain: plain.join(' '), phrase: singulars.join(' '), length: plain.length, words };
}
