import { maxSignificantDigits } from '@pcf/contract/exchange-limits';
import { roundedValue } from '@pcf/domain/emission-data/rounded-value';
import Big from 'big.js';

/** A decimal as PACT writes it: every digit, no powers of ten. */
export type DecimalText = string;
export type Decimal = Big;

const zero: Decimal = Big(0);

/** Of a number of ours, or of a text that may have a sign or powers of ten. */
export const decimalOf = (given: number | DecimalText): Decimal =>
  Big(typeof given === 'number' ? given : given.replace(/^\+/, ''));

export const decimalText = (decimal: Decimal | number): DecimalText => Big(decimal).toFixed();

export const sumOf = (decimals: readonly Decimal[]): Decimal =>
  decimals.reduce((sum, decimal) => sum.plus(decimal), zero);

/** What an amount is multiplied by and divided by between two units. */
export interface Scale {
  readonly times: number;
  readonly per: number;
}

export const sameScale: Scale = { times: 1, per: 1 };

/** Exact, but for a division that does not end: it keeps as many digits as our values have. */
export function scaled(decimal: Decimal, { times, per }: Scale): Decimal {
  const product = decimal.times(times);
  if (per === 1) return product;
  const quotient = product.div(per);
  return quotient.times(per).eq(product) ? quotient : quotient.prec(maxSignificantDigits, Big.roundHalfEven);
}

export const inverse = ({ times, per }: Scale): Scale => ({ times: per, per: times });

/** A decimal as a number of ours, and whether that is all of it. */
export function ownNumber(decimal: Decimal): { readonly value: number; readonly exact: boolean } {
  const value = roundedValue(decimal);
  return { value, exact: decimal.eq(value) };
}
