import { germanSingularsOf } from './singular-of.ts';

const shortestPart = 4;
const links = ['s', 'n', 'er', 'en', 'es', 'e'];

/** A German compound as two words that are known, "Stahlblech" as "Stahl" and "Blech"; null where it is none. */
export function splitCompound(word: string, isKnown: (word: string) => boolean): [string, string] | null {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const head = firstPart(word.slice(0, at)).find(isKnown);
    const tail = [word.slice(at), ...germanSingularsOf(word.slice(at))].find(isKnown);
    if (head !== undefined && tail !== undefined) return [head, tail];
  }
  return null;
}

/** "Hühner" of "Hühnerleber" is "Huhn", "Kirsch" of "Kirschsaft" is "Kirsche". */
function firstPart(head: string): string[] {
  const unlinked = links.filter((link) => head.endsWith(link)).map((link) => head.slice(0, -link.length));
  return [head, ...unlinked, `${head}e`];
}
