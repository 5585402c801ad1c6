import { noSubcategory } from '@pcf/contract/emission-factor';
import type { ItemFactor } from '@pcf/contract/resources/emission-data-item';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';

/** A row of any section; what its section does not ask for is not there. */
export interface ItemRow {
  readonly id: string;
  readonly category?: string | null | undefined;
  readonly subcategory?: string | null | undefined;
  readonly subsubcategory?: string | null | undefined;
  readonly emissionfactor?: ItemFactor | null | undefined;
  readonly weight?: number | null | undefined;
  readonly amount?: number | null | undefined;
  readonly distance?: number | null | undefined;
  readonly transportcategory?: string | null | undefined;
  readonly transportsubcategory?: string | null | undefined;
  readonly transportsubsubcategory?: string | null | undefined;
  readonly transportemissionfactor?: ItemFactor | null | undefined;
}

export type AmountField = 'weight' | 'amount' | 'distance';

/** The amounts that each section asks for beside its factor. */
export const amountsOfSection: Readonly<Record<EmissionDataItemType, readonly AmountField[]>> = {
  rawmaterial: ['weight'],
  packaging: ['weight'],
  energy: ['amount'],
  transportBetweenSites: ['distance', 'weight'],
  transport: ['distance', 'weight'],
};

export const amountUnits: Readonly<Record<AmountField, string>> = { weight: 'g', amount: 'kWh', distance: 'km' };

/** Materials are carried to the site; the other sections have no way of their own. */
export const hasTransport = (section: EmissionDataItemType): boolean =>
  section === 'rawmaterial' || section === 'packaging';

const starts: Readonly<Record<EmissionDataItemType, Omit<ItemRow, 'id'>>> = {
  rawmaterial: { transportcategory: 'Transport' },
  packaging: { transportcategory: 'Transport' },
  energy: { category: 'Energy', subsubcategory: noSubcategory },
  transportBetweenSites: { category: 'Transport' },
  transport: { category: 'Transport' },
};

export const emptyItemRow = (section: EmissionDataItemType, id: string): ItemRow => ({ id, ...starts[section] });

/** Whether nobody has begun it. */
export function isEmptyItemRow({ id, category, subsubcategory, transportcategory, ...rest }: ItemRow): boolean {
  return Object.values(rest).every((value) => value === null || value === undefined);
}
