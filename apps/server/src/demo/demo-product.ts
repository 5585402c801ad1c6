import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';

export interface DemoProduct {
  readonly name: string;
  readonly internalReference: string;
  readonly unit: EmissionUnit;
  readonly massKg: number | null;
  /** How the supplier calls it, where the customer knows. */
  readonly supplierReference?: string;
  /** What was bought by year; nothing where nobody has said. */
  readonly quantities: readonly (readonly [year: number, quantity: number])[];
}

/** What was written down together. */
export interface DemoProducts {
  readonly customer: string;
  /** The address that was invited; nobody where the customer has not chosen yet. */
  readonly supplier: string | null;
  readonly daysAgo: number;
  readonly products: readonly DemoProduct[];
}

type Quantities = readonly [in2025: number | null, in2026: number | null];

const quantitiesOf = ([in2025, in2026]: Quantities) => [
  ...(in2025 === null ? [] : [[2025, in2025] as const]),
  ...(in2026 === null ? [] : [[2026, in2026] as const]),
];

/** Bought by weight. */
export const byKilogram = (
  name: string,
  internalReference: string,
  bought: Quantities,
  supplierReference?: string,
): DemoProduct => ({
  name,
  internalReference,
  unit: 'KG',
  massKg: null,
  quantities: quantitiesOf(bought),
  ...(supplierReference && { supplierReference }),
});

/** Bought by the piece. */
export const byPiece = (
  name: string,
  internalReference: string,
  massKg: number,
  bought: Quantities,
  supplierReference?: string,
): DemoProduct => ({
  ...byKilogram(name, internalReference, bought, supplierReference),
  unit: 'DIMENSIONLESS',
  massKg,
});
