/** The first letter of each name; Intl.Segmenter keeps letters whole that are written with several code points. */
export function initials(firstName: string, lastName: string): string {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [firstName, lastName]
    .map((name) => segmenter.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toUpperCase();
}
