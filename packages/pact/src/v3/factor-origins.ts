import { detailsOf } from '@pcf/catalogue/details';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { footprintItemsOf } from '@pcf/domain/emission-data/calculation';
import { calculate } from '@pcf/domain/footprint/calculate';

export interface SecondarySource {
  readonly name: string;
  readonly version: string;
}

/** Where the factors of a calculation come from, each source once. */
export function sourcesOfRows(itemData: ItemData | null | undefined): SecondarySource[] {
  const { trace } = calculate(footprintItemsOf(itemData));
  return distinctSources(trace.flatMap(({ factor }) => (factor ? [sourceOf(factor)] : [])));
}

export function distinctSources(sources: readonly SecondarySource[]): SecondarySource[] {
  return [...new Map(sources.map((source) => [JSON.stringify([source.name, source.version]), source])).values()];
}

/** A proxy has no single source: it is a figure of our catalogue. */
function sourceOf(factor: EmissionFactor): SecondarySource {
  if (factor.origin !== 'CATALOGUE') return { name: 'Own emission factors', version: factor.version };
  const { provider = '', version = '' } = detailsOf(factor) ?? {};
  return provider && version
    ? { name: provider, version }
    : { name: 'Emission factors of PCF Exchange', version: factor.version };
}
