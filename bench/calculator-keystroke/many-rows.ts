import { catalogueFactors } from '@pcf/catalogue/factors';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { EmissionDataItemType, FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { choiceOf } from '../../apps/web/src/exchange/factor-field/factor-choice.ts';
import { type CalculatorRow, emptyRow, type Scenario } from '../../apps/web/src/features/calculator/model/scenario.ts';

const materials = factorsPer('kgCO₂e/kg');
const energies = factorsPer('kgCO₂e/kWh');
const transports = factorsPer('kgCO₂e/kg*km');

/** A product of so many rows, most of them materials that come from somewhere, hardly any factor twice. */
export function manyRows(count: number): Scenario {
  const part = (share: number) => Array.from({ length: count * share }, (_, index) => index);
  return {
    rawmaterial: part(0.5).map((at) => ({
      ...rowWith('rawmaterial', materials, at),
      transport: choiceOf(factorAt(transports, at)),
    })),
    packaging: part(0.25).map((at) => rowWith('packaging', materials, at)),
    energy: part(0.15).map((at) => rowWith('energy', energies, at)),
    transportBetweenSites: part(0.05).map((at) => rowWith('transportBetweenSites', transports, at)),
    transport: part(0.05).map((at) => rowWith('transport', transports, at)),
  };
}

/** Every row has every amount; those that its section does not ask for count for nothing. A digit more is seen in the total. */
function rowWith(section: EmissionDataItemType, factors: readonly EmissionFactor[], at: number): CalculatorRow {
  const amounts = { weightKg: 5, amountKwh: 5, distanceKm: 5000 };
  return { ...emptyRow(section, `${section}-${at}`), choice: choiceOf(factorAt(factors, at)), ...amounts };
}

function factorsPer(unit: FactorUnit): EmissionFactor[] {
  return catalogueFactors.filter((factor) => factor.unit === unit);
}

function factorAt(factors: readonly EmissionFactor[], at: number): EmissionFactor {
  const factor = factors[at % factors.length];
  if (factor === undefined) throw new Error('The catalogue has no such factor.');
  return factor;
}
