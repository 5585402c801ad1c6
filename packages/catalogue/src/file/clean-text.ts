/** Marks of direction and of no width, which come along from pages and documents and make equal names look different. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** As almost every cell is. */
const cleanAlready = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const control = /\p{Cc}/u;
const allControl = /\p{Cc}/gu;
const shownLength = 60;

/** One spelling of the same text: composed letters, single spaces, nothing invisible. */
export function cleanText(text: string): string {
  if (cleanAlready.test(text)) return text;
  return text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Of a cleaned text, where line breaks and tabs are spaces already: what is left is no text. */
export function hasControlCharacter(text: string): boolean {
  return control.test(text);
}

/** The same with a sign where something cannot be shown. */
export function printableText(text: string): string {
  return cleanText(text).replace(allControl, '\ufffd');
}

/** Short enough for a line about it. */
export function shownValue(text: string): string {
  const printable = printableText(text);
  return printable.length > shownLength ? `${printable.slice(0, shownLength).trim()}…` : printable;
}
