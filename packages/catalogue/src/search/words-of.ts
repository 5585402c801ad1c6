const elisions = /\b(?:[cdjlmnst]|qu)['’](?=\p{L})|['’]s\b/gu;
const thousands = /(\d)[.,](?=\d{3}\b)/g;
const decimals = /(\d),(?=\d)/g;
const marks = /\p{M}/gu;
const beyondAscii = /[^ -~]/;
const asciiWord = /[a-z0-9]+(?:\.\d+)?/g;
const anyWord = /[\p{L}\p{N}]+(?:\.\d+)?/gu;

/** The words of a text without case, accents, subscripts and punctuation: "Pâté d’oie" is "pate oie". */
export function wordsOf(text: string): string[] {
  let plain = text.toLowerCase();
  if (/['’]/.test(plain)) plain = plain.replace(elisions, ' ');
  if (beyondAscii.test(plain)) plain = withoutAccents(plain);
  if (/\d[.,]\d/.test(plain)) plain = plain.replace(thousands, '$1').replace(decimals, '$1.');
  return plain.match(beyondAscii.test(plain) ? anyWord : asciiWord) ?? [];
}

function withoutAccents(text: string): string {
  return text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFKD').replace(marks, '');
}

const umlaut = /[äöü]/g;
const anyUmlaut = /[äöüÄÖÜ]|\u0308/;
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Every way a word of the text may be typed: "Käse" as "kase" and as "kaese". */
export function spellingsOf(text: string): string[][] {
  const words = wordsOf(text);
  if (!anyUmlaut.test(text)) return words.map((word) => [word]);
  const lower = text.normalize('NFC').toLowerCase();
  const others = wordsOf(lower.replace(umlaut, (letter) => spelledOut[letter] ?? letter));
  return words.map((word, index) => [...new Set([word, others[index] ?? word])]);
}
