import { type FactorUnit, factorUnits } from '@pcf/contract/vocabulary/emission-data';

const bySpelling = new Map(factorUnits.map((unit) => [foldUnit(unit), unit]));

/** Null for a unit that no factor has. Forgives spaces, case, CO2 for CO₂, eq for e, and other signs for "times". */
export function readUnit(text: string): FactorUnit | null {
  return bySpelling.get(foldUnit(text)) ?? null;
}

/** Of energy, of transport, of everything else. */
export function unitOfCategory(topCategory: string): FactorUnit {
  if (topCategory === 'Energy') return 'kgCO₂e/kWh';
  return topCategory === 'Transport' ? 'kgCO₂e/kg*km' : 'kgCO₂e/kg';
}

function foldUnit(text: string): string {
  return text
    .replace(/\s/g, '')
    .toLowerCase()
    .replace('₂', '2')
    .replace(/^kgco2-?eq?\//, 'kgco2e/')
    .replace(/[·⋅×]/g, '*');
}
