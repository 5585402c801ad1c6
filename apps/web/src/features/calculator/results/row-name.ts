import { factorLabel } from '@pcf/catalogue/labels';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { ContributionRow } from './contribution-rows.ts';
import { shortFactorName } from './factor-name.ts';
import type { FootprintWords } from './footprint-words.ts';

/** What a row is called where there is little room: "ABS", "Truck for ABS". */
export function shortRowName({ sample, carried }: ContributionRow, language: Language, t: FootprintWords): string {
  const name = shortFactorName(sample.factor, language);
  if (carried === null) return name;
  return t('footprint:row.carrying', { transport: name, material: shortFactorName(carried, language) });
}

/** The factor as the catalogue calls it, and what it carries. */
export function fullRowName({ sample, carried }: ContributionRow, language: Language, t: FootprintWords): string {
  const name = factorLabel(sample.factor, language);
  if (carried === null) return name;
  return t('footprint:row.carrying', { transport: name, material: shortFactorName(carried, language) });
}
