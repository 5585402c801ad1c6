import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { ItemData, ItemFactor } from '@pcf/contract/resources/emission-data-item';
import Big from 'big.js';
import { calculate } from '../footprint/calculate.ts';
import { zero } from '../footprint/decimal.ts';
import type { Amount, FootprintItems } from '../footprint/footprint-item.ts';
import { roundedValue } from './rounded-value.ts';

const gramsPerKilogram = 1000;

interface Chosen {
  readonly category?: string | null | undefined;
  readonly subcategory?: string | null | undefined;
  readonly subsubcategory?: string | null | undefined;
  readonly emissionfactor?: ItemFactor | null | undefined;
}

function factorOf({ category, subcategory, subsubcategory, emissionfactor }: Chosen): EmissionFactor | null {
  return emissionfactor
    ? {
        ...emissionfactor,
        topCategory: category ?? '',
        category: subcategory ?? '',
        subcategory: subsubcategory ?? '',
      }
    : null;
}

const kilograms = (grams: number | null | undefined): Amount =>
  grams == null ? null : Number(Big(grams).div(gramsPerKilogram));

type MaterialRow = NonNullable<ItemData['rawmaterial']>[number];
type TransportRow = NonNullable<ItemData['transport']>[number];

const material = (row: MaterialRow) => ({
  id: row.id,
  factor: factorOf(row),
  weightKg: kilograms(row.weight),
  transport: row.transportemissionfactor
    ? {
        factor: factorOf({
          category: row.transportcategory,
          subcategory: row.transportsubcategory,
          subsubcategory: row.transportsubsubcategory,
          emissionfactor: row.transportemissionfactor,
        }),
        distanceKm: row.distance ?? null,
      }
    : null,
});

const transport = (row: TransportRow) => ({
  id: row.id,
  factor: factorOf(row),
  weightKg: kilograms(row.weight),
  distanceKm: row.distance ?? null,
});

/** The rows of an answer, in g, km and kWh, as the calculation takes them. */
export function footprintItemsOf(itemData: ItemData | null | undefined): FootprintItems {
  return {
    rawmaterial: (itemData?.rawmaterial ?? []).map(material),
    packaging: (itemData?.packaging ?? []).map(material),
    energy: (itemData?.energy ?? []).map((row) => ({
      id: row.id,
      factor: factorOf(row),
      amountKwh: row.amount ?? null,
    })),
    transportBetweenSites: (itemData?.transportBetweenSites ?? []).map(transport),
    transport: (itemData?.transport ?? []).map(transport),
  };
}

export interface CalculationSummary {
  readonly catalogueVersion: string | null;
  readonly material: number;
  readonly production: number;
  readonly distribution: number;
  readonly proxySharePercent: number;
}

/** What is told of a calculation even where its rows are not. */
export function calculationSummary(itemData: ItemData | null | undefined): CalculationSummary {
  const { result, trace } = calculate(footprintItemsOf(itemData));
  const versions = trace.flatMap(({ factor }) => (factor?.origin === 'CATALOGUE' ? [factor.version] : []));
  const fromProxies = trace.reduce(
    (sum, { factor, kgCo2e }) => (factor?.kind === 'proxy' ? sum.plus(kgCo2e) : sum),
    zero,
  );
  const total = Big(result.total);
  return {
    catalogueVersion: versions.length > 0 ? [...new Set(versions)].sort().join(', ') : null,
    material: roundedValue(Big(result.material)),
    production: roundedValue(Big(result.production)),
    distribution: roundedValue(Big(result.distribution)),
    proxySharePercent: total.eq(0) ? 0 : Number(fromProxies.div(total).times(100).round(1)),
  };
}
