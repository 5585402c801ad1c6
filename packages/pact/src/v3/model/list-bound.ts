/** Of ids, footprints, rules or whatever else one document lists; nobody means more by it at once. */
export const maxListed = 1000;
const maxLevels = 100;
/** Of a name that the sender made up; those of the protocol are shorter. */
const maxNameLength = 100;

/**
 * Where a document lists more than that, or nests what it says without an end. To be asked before anything looks at the
 * elements: judging half a million of them would take a minute and end in one refusal all the same. Null where nothing
 * of the kind is found.
 */
export function overlongList(document: unknown, levels = maxLevels): PropertyKey[] | null {
  if (typeof document !== 'object' || document === null) return null;
  const isList = Array.isArray(document);
  const names = isList ? null : Object.keys(document);
  if ((names ?? (document as unknown[])).length > maxListed || levels === 0) return [];
  for (const [at, member] of (names ? Object.values(document) : (document as unknown[])).entries()) {
    const found = overlongList(member, levels - 1);
    if (found) return [names ? shortened(names[at] ?? '') : at, ...found];
  }
  return null;
}

const shortened = (name: string): string =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength).toWellFormed()}…` : name;
