import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import type { FootprintPart } from '@pcf/contract/vocabulary/footprint';
import { type Decimal, decimalText, zero } from './decimal.ts';
import type { DecimalText, TraceRow } from './trace-row.ts';

/** In kgCO₂e for each declared unit. */
export type FootprintResult = Readonly<Record<FootprintPart | 'total', DecimalText>>;

/** The part of the footprint that each section belongs to. */
export const partOfSection: Readonly<Record<EmissionDataItemType, FootprintPart>> = {
  rawmaterial: 'material',
  packaging: 'material',
  energy: 'production',
  transportBetweenSites: 'production',
  transport: 'distribution',
};

/** Decimals add up to the same whatever the order of the rows. */
export function summarise(trace: readonly TraceRow[]): FootprintResult {
  const sums: Record<FootprintPart, Decimal> = { material: zero, production: zero, distribution: zero };
  for (const { section, kgCo2e } of trace) {
    const part = partOfSection[section];
    sums[part] = sums[part].plus(kgCo2e);
  }
  return {
    material: decimalText(sums.material),
    production: decimalText(sums.production),
    distribution: decimalText(sums.distribution),
    total: decimalText(sums.material.plus(sums.production).plus(sums.distribution)),
  };
}

/** What some rows add up to, such as those of one section. */
export function sumOf(trace: readonly TraceRow[]): DecimalText {
  return decimalText(trace.reduce((sum, { kgCo2e }) => sum.plus(kgCo2e), zero));
}
