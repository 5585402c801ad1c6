import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { FootprintFacts } from '@pcf/pact/v3/exchange-facts';
import { type Gap, type Obstacle, obstacle } from '@pcf/pact/v3/exchange-finding';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { toPact } from '@pcf/pact/v3/to-pact';

/** What may become a footprint: a template, or what was answered for a product. */
export interface ExpressibleRow {
  readonly id: string;
  readonly position: string;
  readonly name: string;
  readonly reference: string;
  readonly description: string | null;
  /** Null where there are none. */
  readonly data: EmissionData | null;
  readonly item_data: ItemData | null;
  readonly data_version: number;
  readonly told_at: Date | null;
  /** Who tells it. */
  readonly company_id: string;
  /** For whom, and what the company itself calls the product; both null for a template, which has one reference. */
  readonly customer_id: string | null;
  readonly own_reference: string | null;
  /** What it was made of, where it came from another platform. */
  readonly original: string | null;
  /** As which footprint the customer was told it on another platform; of a template that is not known here. */
  readonly told_id: string | null;
}

export type Expressed =
  | { readonly row: ExpressibleRow; readonly original: string }
  | { readonly row: ExpressibleRow; readonly footprint: ProductFootprint }
  | { readonly row: ExpressibleRow; readonly missing: readonly Gap[]; readonly cannot: readonly Obstacle[] };

export type Refused = Extract<Expressed, { readonly missing: unknown }>;

export const isRefused = (expressed: Expressed): expressed is Refused => 'missing' in expressed;

/** What came from another platform is told as it came, what was told to one as it was told, everything else in the words of PACT. */
export function express(
  row: ExpressibleRow,
  told: ProductFootprint | undefined,
  factsOf: (row: ExpressibleRow) => FootprintFacts,
): Expressed {
  if (row.original !== null) return { row, original: row.original };
  if (told) return { row, footprint: told };
  if (row.data === null) return { row, missing: [], cannot: [obstacle('emissionValues.granularity', 'NO_DATA')] };
  const { footprint, ...findings } = toPact({ data: row.data, itemData: row.item_data }, factsOf(row));
  if (footprint !== null) return { row, footprint };
  const { missing, cannot } = findings as Pick<Refused, 'missing' | 'cannot'>;
  return { row, missing, cannot };
}
