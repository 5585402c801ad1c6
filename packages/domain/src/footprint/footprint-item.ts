import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';

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

interface ItemBySection {
  readonly rawmaterial: MaterialItem;
  readonly packaging: MaterialItem;
  readonly energy: EnergyItem;
  readonly transportBetweenSites: TransportItem;
  readonly transport: TransportItem;
}

export type ItemOf<Section extends EmissionDataItemType> = ItemBySection[Section];

/** What a declared unit of the product takes. */
export type FootprintItems = { readonly [Section in EmissionDataItemType]: readonly ItemOf<Section>[] };
