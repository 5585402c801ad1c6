import { factorLabel } from '@pcf/catalogue/labels';
import type { Language } from '@pcf/contract/vocabulary/language';
import { nameLanguage } from '../../../exchange/factor-field/text-language.ts';
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

/** For the `lang` of either name; one that is put together is in the language of the page. */
export function rowNameLanguage({ sample, carried }: ContributionRow): 'en' | undefined {
  return carried === null ? nameLanguage(sample.factor) : undefined;
}
