import { factorLabel, groupLabel } from '@pcf/catalogue/labels';
import { type EmissionFactor, noSubcategory } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import type { TFunction } from 'i18next';
import { nameLanguage } from '../../../exchange/factor-field/factor-names.ts';
import type { ContributionRow } from './contribution-rows.ts';

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

/** The words of the results, for what is no component. */
export type FootprintWords = TFunction<['footprint', 'common']>;

/** Where a figure comes from, such as "Catalogue 2026.1". */
export function factorSourceText(factor: EmissionFactor, t: FootprintWords): string {
  return t(`footprint:source.${factor.origin}`, { version: factor.version });
}

/** The section of a row; the way of a material is told apart from the material. */
export function sectionText({ section, kind }: TraceRow, t: FootprintWords): string {
  const name = t(`footprint:section.${section}`);
  const isWay = kind === 'transport' && (section === 'rawmaterial' || section === 'packaging');
  return isWay ? t('footprint:row.way', { section: name }) : name;
}

/** A name that fits into a sentence: the group instead of "I don't know (50th percentile for …)". */
export function shortFactorName(factor: EmissionFactor, language: Language): string {
  if (factor.kind === 'factor') return factorLabel(factor, language);
  const { category, subcategory } = factor;
  return groupLabel(subcategory === noSubcategory ? category : subcategory, language);
}
