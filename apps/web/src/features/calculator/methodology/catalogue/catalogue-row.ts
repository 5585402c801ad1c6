import { detailsOf } from '@pcf/catalogue/details';
import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';
import { groupPath } from '../../../../exchange/factor-field/group-path.ts';

/** A figure of the catalogue as it is read, in one language. */
export interface CatalogueRow {
  readonly factor: EmissionFactor;
  readonly name: string;
  readonly group: string;
  readonly source: string;
  readonly details: FactorDetails | null;
}

export function catalogueRow(factor: EmissionFactor, language: Language): CatalogueRow {
  const details = detailsOf(factor);
  return {
    factor,
    name: factorLabel(factor, language),
    group: groupPath(factor, language),
    source: details ? [details.provider, details.version].filter(Boolean).map(withoutAside).join(', ') : '',
    details,
  };
}

/** The description says in full what stands in brackets. */
function withoutAside(text: string): string {
  if (!text.endsWith(')')) return text;
  const aside = text.indexOf(' (', text.lastIndexOf(')', text.length - 2) + 1);
  return aside < 0 ? text : text.slice(0, aside);
}

/** A name may stand in several groups. */
export function rowKey({ factor }: CatalogueRow): string {
  return [factor.topCategory, factor.category, factor.subcategory, factor.name].join('\n');
}
