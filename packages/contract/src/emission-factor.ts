import type { FactorKind, FactorOrigin, FactorUnit } from './vocabulary/emission-data.ts';

/** The subcategory of a group that has none. */
export const noSubcategory = 'NaN';

/** Where a factor stands in the tree. */
export interface FactorGroup {
  readonly topCategory: string;
  readonly category: string;
  readonly subcategory: string;
}

/** A factor with all that a calculation needs, so that what was saved with it gives the same number whatever a later catalogue says. */
export interface EmissionFactor extends FactorGroup {
  readonly name: string;
  readonly kind: FactorKind;
  readonly impact: number;
  readonly unit: FactorUnit;
  readonly origin: FactorOrigin;
  /** Of the catalogue, or the name of the file it came from. */
  readonly version: string;
}
