import { defaultEmissionUnit, type EmissionUnit, emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-unit';
import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { formatNumber } from './format-number.ts';

const perPiece = { en: 'per piece', de: 'pro Stück', fr: 'par pièce' } as const satisfies Record<Language, string>;

/** An emission value with its unit: kgCO₂e by default, kgCO₂e/km and the like, "per piece"; OTHER is a plain number. */
export function formatEmissionValue(
  value: number,
  unit: EmissionUnit = defaultEmissionUnit,
  language: Language = fallbackLanguage,
): string {
  const number = formatNumber(value, language);
  return Number.isFinite(value) && unit !== 'OTHER' ? `${number}\u00a0${unitText(unit, language)}` : number;
}

function unitText(unit: Exclude<EmissionUnit, 'OTHER'>, language: Language): string {
  if (unit === defaultEmissionUnit) return 'kgCO₂e';
  const symbol = emissionUnitSymbols[unit];
  return symbol === null ? `kgCO₂e ${perPiece[language]}` : `kgCO₂e/${symbol}`;
}
