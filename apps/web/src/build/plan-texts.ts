import { readFileSync } from 'node:fs';
import { fallbackLanguage } from '@pcf/contract/vocabulary/language';
import { namespacesOf } from './build-manifest.ts';
import type { FirstLoad } from './first-loads.ts';
import { mergeParts, type Part, weightsOf } from './merge-parts.ts';

/** Texts pack a little worse than minified code. */
const lengthAsCode = 1.25;

/** Which texts share a file, in every language alike: a page would otherwise load up to ten short ones. */
export function planTexts(folder: URL, pages: readonly FirstLoad[]): readonly (readonly string[])[] {
  const parts = new Map<string, Part>();
  for (const load of pages) {
    for (const namespace of namespacesOf(load)) {
      const text = readFileSync(new URL(`${fallbackLanguage}/${namespace}.json`, folder));
      const size = text.byteLength * lengthAsCode;
      const part = parts.get(namespace) ?? {
        modules: new Set([namespace]),
        size,
        pages: new Set<string>(),
        imports: new Set<Part>(),
      };
      part.pages.add(load.family ?? load.path);
      parts.set(namespace, part);
    }
  }
  const merged = new Set(parts.values());
  mergeParts(merged, weightsOf(pages));
  return [...merged].map(({ modules }) => [...modules]);
}
