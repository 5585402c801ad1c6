import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FootprintWords } from './footprint-words.ts';

/** Where a figure comes from, such as "Catalogue 2026.1". */
export function factorSourceText(factor: EmissionFactor, t: FootprintWords): string {
  return t(`footprint:source.${factor.origin}`, { version: factor.version });
}
