import type { Language } from '@pcf/contract/vocabulary/language';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { roundDecimal } from '../../lib/format/format-decimal.ts';
import { numberFormat } from '../../lib/format/number-format.ts';

const decimals = 3;
const smallestShown = 10 ** -decimals;
const shownDecimals = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };

/** What rows add up to, with as many decimals in each, so that they can be compared; less than these show is not nothing. */
export function kilogramsText(kgCo2e: DecimalText, language: Language): string {
  const isTiny = Math.abs(Number(kgCo2e)) < smallestShown;
  const figure = isTiny ? roundDecimal(kgCo2e, language) : numberFormat(language, shownDecimals).format(Number(kgCo2e));
  return `${figure}\u00a0kgCO₂e`;
}
