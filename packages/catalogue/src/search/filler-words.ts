/** What says nothing on its own, in three languages and without accents. */
export const fillerWords: ReadonlySet<string> = new Set([
  ...['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  ...['aus', 'das', 'der', 'die', 'fur', 'mit', 'oder', 'und', 'von', 'zu'],
  ...['au', 'aux', 'de', 'des', 'du', 'en', 'et', 'la', 'le', 'les', 'ou', 'pour'],
]);
