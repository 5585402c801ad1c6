const letter = '[\\p{L}\\p{N}]';
const other = '[^\\p{L}\\p{N}]';
const anyLetter = new RegExp(letter, 'u');
/** What the index of trigrams can look up: three letters in a row, or fewer at the edge of a word. */
const indexed = new RegExp(`${letter}{3}|${other}${letter}|${letter}{2}${other}`, 'u');

/**
 * The pattern that finds a text anywhere. One or two letters are too little for that and are looked for where a word
 * begins: the text searched must begin with a space. Without any letter or digit nothing is found (null), since every
 * line of the organisation would have to be read.
 */
export function searchPattern(text: string): string | null {
  if (!anyLetter.test(text)) return null;
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  return indexed.test(text) ? `%${escaped}%` : `% ${escaped}%`;
}
