import type { EmissionFactor } from '@pcf/contract/emission-factor';

/** Null while nothing is entered, NaN while what is entered is no number. */
export type Amount = number | null;

interface Item {
  readonly id: string;
  readonly factor: EmissionFactor | null;
}

export interface MaterialItem extends Item {
  readonly weightKg: Amount;
  /** How it gets to the site; null where that is not counted. */
  readonly transport: { readonly factor: EmissionFactor | null; readonly distanceKm: Amount } | null;
}

export interface EnergyItem extends Item {
  readonly amountKwh: Amount;
}

export interface TransportItem extends Item {
  readonly distanceKm: Amount;
  readonly weightKg: Amount;
}

/** What a declared unit of the product takes. */
export interface FootprintItems {
  readonly rawmaterial: readonly MaterialItem[];
  readonly packaging: readonly MaterialItem[];
  readonly energy: readonly EnergyItem[];
  readonly transportBetweenSites: readonly TransportItem[];
  readonly transport: readonly TransportItem[];
}

export type ItemOf<Section extends keyof FootprintItems> = FootprintItems[Section][number];
