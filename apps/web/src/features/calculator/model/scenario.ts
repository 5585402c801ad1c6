import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import type { Amount } from '@pcf/domain/footprint/footprint-item';
import { type FactorChoice, nothingChosen } from '../../../exchange/factor-field/factor-choice.ts';

/** A row of any section; what its section does not ask for stays empty. */
export interface CalculatorRow {
  readonly id: string;
  readonly choice: FactorChoice;
  readonly weightKg: Amount;
  readonly amountKwh: Amount;
  readonly distanceKm: Amount;
  /** How a material or a packaging gets to the site, over `distanceKm`; null until somebody adds it. */
  readonly transport: FactorChoice | null;
}

/** What somebody changes of a row. */
export type RowValues = Partial<Omit<CalculatorRow, 'id'>>;

export const amountFields = ['weightKg', 'amountKwh', 'distanceKm'] as const;

export type AmountField = (typeof amountFields)[number];

/** What a product is made of, by section. */
export type Scenario = Readonly<Record<EmissionDataItemType, readonly CalculatorRow[]>>;

/** Energy and transport begin below their own category; materials and packaging may be anything else. */
export const fixedTopCategories: Readonly<Record<EmissionDataItemType, string | null>> = {
  rawmaterial: null,
  packaging: null,
  energy: 'Energy',
  transportBetweenSites: 'Transport',
  transport: 'Transport',
};

/** The amounts that each section asks for beside its factor. */
export const amountsOfSection: Readonly<Record<EmissionDataItemType, readonly AmountField[]>> = {
  rawmaterial: ['weightKg'],
  packaging: ['weightKg'],
  energy: ['amountKwh'],
  transportBetweenSites: ['distanceKm', 'weightKg'],
  transport: ['distanceKm'],
};

export function startOfChoice(topCategory: string | null): FactorChoice {
  return { ...nothingChosen, topCategory };
}

export function emptyRow(section: EmissionDataItemType, id: string): CalculatorRow {
  return {
    id,
    choice: startOfChoice(fixedTopCategories[section]),
    weightKg: null,
    amountKwh: null,
    distanceKm: null,
    transport: null,
  };
}

/** One empty raw material, so that there is something to begin with. */
export function firstScenario(id: string): Scenario {
  return {
    rawmaterial: [emptyRow('rawmaterial', id)],
    packaging: [],
    energy: [],
    transportBetweenSites: [],
    transport: [],
  };
}
