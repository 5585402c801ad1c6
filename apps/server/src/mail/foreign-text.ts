// What changes the order or hides the presence of other characters: bidirectional controls, fillers, zero-width spaces.
// Variation selectors and joiners stay, since names and emoji are written with them.
const invisible = /[\p{Default_Ignorable_Code_Point}--[\p{Variation_Selector}\u200c\u200d]]/gv;
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/u;

/** On one line. A space alone stays what it is, since French has narrow ones. */
const spaced = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s{2,}/gu, ' ')
    .trim();

/** Without what nobody sees. */
export const visible = (text: string) => text.toWellFormed().replace(invisible, '');

/** A text from outside as one line that can neither end it nor pretend to be another. */
export function singleLine(text: string, longest: number): string {
  return shorten(spaced(visible(text)), longest) || '–';
}

/** A message from outside, line by line; none where it says nothing. */
export function messageLines(message: string | null): readonly string[] {
  const lines = visible(message ?? '')
    .split(lineBreak)
    .map(spaced);
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? [] : text.split('\n');
}

export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}
