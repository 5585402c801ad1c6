import { calls } from '@pcf/contract/operations/calls';
import { languages } from '@pcf/contract/vocabulary/language';
import { type BuildManifest, filesOf, type LoadedFiles, sourcesOf, textsOf } from './build-manifest.ts';
import type { FirstLoad } from './first-loads.ts';

type Places = readonly number[];

/** Which files each page loads at first, as short as it can be said in every answer with a page. */
export interface FirstLoadTable {
  /** Without the folder that all of them are in. */
  readonly files: readonly string[];
  /** The paths of what every page behind the sign-in asks the server for. */
  readonly account: readonly string[];
  /** What the address looks like, whether one must be signed in, the files by their places above, those of the texts, and what it asks for. */
  readonly loads: readonly (readonly [
    at: string,
    signedIn: boolean,
    files: Places,
    texts: Readonly<Record<string, Places>>,
    asks: readonly (readonly [at: string, path: string])[],
  ])[];
}

/** Only what index.html does not name itself. */
export function firstLoadTable(manifest: BuildManifest, loads: readonly FirstLoad[]): FirstLoadTable {
  const named = filesOf(manifest, []);
  const places = new Map<string, number>();
  const placeOf = (file: string) => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const placesOf = (sources: readonly string[], known: LoadedFiles) => {
    const { scripts, styles } = filesOf(manifest, sources);
    const loaded = [...styles, ...scripts].filter((file) => !known.styles.has(file) && !known.scripts.has(file));
    return loaded.map((file) => placeOf(file.replace(/^assets\//, '')));
  };
  return {
    loads: loads.map((load) => {
      const sources = sourcesOf(manifest, load);
      const code = filesOf(manifest, sources);
      const texts = languages.map((language) => [language, placesOf(textsOf(manifest, load, language), code)]);
      const asks = (load.asks ?? []).map(({ at, path }) => [at.source, path] as const);
      return [load.at.source, load.signedIn ?? false, placesOf(sources, named), Object.fromEntries(texts), asks];
    }),
    files: [...places.keys()],
    account: [calls.getOrganisation.path, calls.getCurrentUser.path],
  };
}
