import type { FootprintStatus } from '@pcf/contract/vocabulary/footprint-status';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';

interface SharedRow {
  readonly status: FootprintStatus;
  readonly document: ProductFootprint;
}

const words = { ACTIVE: 'Active', DEPRECATED: 'Deprecated' } as const;

/** As it was shared, with whether it still holds. */
export const statedFootprint = ({ document, status }: SharedRow): ProductFootprint => ({
  ...document,
  status: words[status],
});
