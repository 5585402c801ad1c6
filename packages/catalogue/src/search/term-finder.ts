import { singularOf } from './singular-of.ts';
import { wordsOf } from './words-of.ts';

/** A text as it is compared: "Sugar beets" and "sugar-beet" are one phrase. */
export function phraseOf(text: string): string {
  return wordsOf(text).map(singularOf).join(' ');
}

interface Term<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

/** Finds the terms that occur in a text. The longest wins, so that a "sweet potato" is not taken for a potato. */
export function termFinder<Value>(terms: Iterable<readonly [term: string, value: Value]>): (text: string) => Value[] {
  const byFirstWord = new Map<string, Term<Value>[]>();
  for (const [term, value] of terms) {
    const words = wordsOf(term).map(singularOf);
    const first = words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, value }]);
  }
  for (const alike of byFirstWord.values()) alike.sort((a, b) => b.words.length - a.words.length);

  return (text) => {
    const words = wordsOf(text).map(singularOf);
    const found: Value[] = [];
    for (let at = 0; at < words.length; ) {
      const term = byFirstWord
        .get(words[at] ?? '')
        ?.find((one) => one.words.every((word, n) => word === words[at + n]));
      if (term) found.push(term.value);
      at += term?.words.length ?? 1;
    }
    return found;
  };
}
