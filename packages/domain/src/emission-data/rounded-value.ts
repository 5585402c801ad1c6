import { maxDecimals, maxSignificantDigits } from '@pcf/contract/exchange-limits';
import Big from 'big.js';
import type { Decimal } from '../footprint/decimal.ts';

/** Rounded once, at the end and half-even, to as many digits as a value may have. */
export function roundedValue(decimal: Decimal): number {
  const digits = decimal.prec(maxSignificantDigits, Big.roundHalfEven);
  return Number(digits.round(maxDecimals, Big.roundHalfEven));
}
