import type { FirstLoad } from './first-loads.ts';

/** Modules that go into one file. */
export interface Part {
  readonly modules: Set<string>;
  /** Of its code, in characters. */
  size: number;
  /** The pages that load it first. */
  readonly pages: Set<string>;
  /** The parts that it cannot run without. */
  readonly imports: Set<Part>;
}

/**
 * What one more file costs a page, in characters of minified code that it could read instead: a slow processor spends
 * some ten milliseconds on every file, however short.
 */
const fileCost = 18_000;

/** A page before the sign-in is most often somebody's first, with an empty cache: what it reads in vain weighs more. */
const weightOfPublicPage = 4;

type PageWeight = (page: string) => number;

export function weightsOf(pages: readonly FirstLoad[]): PageWeight {
  const signedIn = new Set(pages.filter((load) => load.signedIn).map(({ family, path }) => family ?? path));
  return (page) => (signedIn.has(page) ? 1 : weightOfPublicPage);
}

/** Puts parts together while pages gain by it: each reads a little that only others need, from far fewer files. */
export function mergeParts(parts: Set<Part>, weightOf: PageWeight): void {
  for (let best = bestMerge([...parts], weightOf); best !== undefined; best = bestMerge([...parts], weightOf)) {
    const [kept, joining] = best;
    parts.delete(joining);
    join(kept, joining, parts);
  }
}

function bestMerge(parts: readonly Part[], weightOf: PageWeight): readonly [Part, Part] | undefined {
  const needs = new Map(parts.map((part) => [part, everythingFor(part)]));
  let most = 0;
  let best: readonly [Part, Part] | undefined;
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const gain = gainOf(one, other, needs, weightOf);
      if (gain <= most || isBetween(one, other, needs) || isBetween(other, one, needs)) continue;
      most = gain;
      best = [one, other];
    }
  }
  return best;
}

type Needs = ReadonlyMap<Part, ReadonlySet<Part>>;

function everythingFor(part: Part, found = new Set<Part>()): Set<Part> {
  if (found.has(part)) return found;
  found.add(part);
  for (const imported of part.imports) everythingFor(imported, found);
  return found;
}

/** Together the two would import a part that imports them: nobody could say which runs first. */
function isBetween(one: Part, other: Part, needs: Needs): boolean {
  return [...one.imports].some((imported) => imported !== other && needs.get(imported)?.has(other));
}

/** A file less for each page that needs both; for each that needs one of them, more to read. */
function gainOf(one: Part, other: Part, needs: Needs, weightOf: PageWeight): number {
  const pages = [...new Set([...one.pages, ...other.pages])];
  const withBoth = one.pages.size + other.pages.size - pages.length;
  if (withBoth === 0) return 0;
  const missing = (part: Part) =>
    pages.reduce((weight, page) => weight + (part.pages.has(page) ? 0 : weightOf(page)), 0);
  const needed = new Set([...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]);
  const extra = [...needed].map(
    (part) => missing(part) * (part === one || part === other ? part.size : part.size + fileCost),
  );
  return extra.reduce((gain, cost) => gain - cost, fileCost * withBoth);
}

function join(kept: Part, joining: Part, parts: Iterable<Part>): void {
  kept.size += joining.size;
  for (const module of joining.modules) kept.modules.add(module);
  for (const page of joining.pages) kept.pages.add(page);
  for (const imported of joining.imports) kept.imports.add(imported);
  for (const part of parts) if (part.imports.delete(joining)) part.imports.add(kept);
  kept.imports.delete(kept);
  kept.imports.delete(joining);
  // Loading a part also loads what it imports.
  for (const part of everythingFor(kept)) for (const page of kept.pages) part.pages.add(page);
}
