import type { CompactDetails } from '@pcf/catalogue/compact-details';
import { descriptionSeparator } from '@pcf/catalogue/describe-factor';
import type { FactorOfFile } from '@pcf/catalogue/file/factor-file';

export function compactDetails(entries: readonly FactorOfFile[]): CompactDetails {
  const details = entries.map((entry) => entry.details);
  const pieces = details.map(({ description }) => (description === '' ? [] : description.split(descriptionSeparator)));
  const repeated = new Set(repeatedOf(pieces.flat()));
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  return {
    geographies: details.map(({ geography }) => placeOf(geography)),
    providers: details.map(({ provider }) => placeOf(provider)),
    versions: details.map(({ version }) => placeOf(version)),
    licences: details.map(({ licence }) => placeOf(licence)),
    descriptions: pieces.map((of) => of.map((piece) => (repeated.has(piece) ? placeOf(piece) : piece))),
    synonyms: Object.fromEntries(
      details.flatMap(({ synonyms }, place) => (synonyms.length === 0 ? [] : [[place, synonyms]])),
    ),
    texts: [...places.keys()],
  };
}

function repeatedOf(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
