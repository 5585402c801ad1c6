import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import type { TopCategories } from '../factor-field/top-categories.ts';

export const offeredTransports = { fixed: 'Transport' } as const satisfies TopCategories;

const materials: TopCategories = { except: ['Energy', 'Transport'] };

/** Where the factors of each section come from. */
export const offeredIn: Readonly<Record<EmissionDataItemType, TopCategories>> = {
  rawmaterial: materials,
  packaging: materials,
  energy: { fixed: 'Energy' },
  transportBetweenSites: offeredTransports,
  transport: offeredTransports,
};
