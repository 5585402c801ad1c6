import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { type EmissionDataItemType, emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import type { Amount } from '@pcf/domain/footprint/footprint-item';
import { type FactorChoice, nothingChosen } from '../../../exchange/factor-field/factor-choice.ts';

let made = 0;

/** What the scenarios of a comparison are called, by their place. */
export const scenarioNames = ['A', 'B'] as const;

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

/** Ids live as long as the page; nothing that is entered is kept anywhere else. */
export function newRowId(): string {
  made += 1;
  return `row-${made}`;
}

/** Whether somebody entered anything; the category that a section begins with is not theirs. */
export function isEmptyRow(section: EmissionDataItemType, { choice, transport, ...row }: CalculatorRow): boolean {
  const beginsAt = fixedTopCategories[section];
  const untouched = choice.category === null && (choice.topCategory === null || choice.topCategory === beginsAt);
  return untouched && isEmptyTransport(transport) && amountFields.every((field) => row[field] === null);
}

export function isEmptyTransport(transport: CalculatorRow['transport']): boolean {
  return transport === null || transport.category === null;
}

/** Whether leaving would lose something. */
export function hasEntries(scenario: Scenario): boolean {
  return emissionDataItemTypes.some((section) => scenario[section].some((row) => !isEmptyRow(section, row)));
}

/** Every factor that somebody chose, once, in the order of the form. */
export function usedFactors(scenarios: readonly Scenario[]): EmissionFactor[] {
  const factors = scenarios.flatMap((scenario) =>
    emissionDataItemTypes.flatMap((section) =>
      scenario[section].flatMap(({ choice, transport }) => [choice.factor, transport?.factor ?? null]),
    ),
  );
  return [...new Set(factors.filter((factor) => factor !== null))];
}
