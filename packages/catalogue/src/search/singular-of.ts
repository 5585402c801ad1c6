/** The singular of an English or French word; what looks like one already stays. */
export function singularOf(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:o|ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** What a German plural may be the plural of: "Tomaten" of "Tomate", "Schiffe" of "Schiff". */
export function germanSingularsOf(word: string): string[] {
  if (word.length < 5) return [];
  return ['n', 'en', 'e'].filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
}
