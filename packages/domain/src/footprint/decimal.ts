import Big from 'big.js';

export type Decimal = Big;

export const zero = Big(0);

/** What is missing, not a number or below zero counts as nothing. */
export function decimalOf(amount: number | null): Decimal {
  return amount !== null && Number.isFinite(amount) && amount > 0 ? Big(amount) : zero;
}

/** Every digit, never in powers of ten. */
export function decimalText(decimal: Decimal): string {
  return decimal.toFixed();
}
