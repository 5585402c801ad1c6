import { maximumDecimals } from './format-number.ts';

const rounding = new Intl.NumberFormat('en-US', { maximumFractionDigits: maximumDecimals, useGrouping: false });

export interface Scale {
  readonly unit: string;
  readonly factor: number;
}

/**
 * Picks the largest unit in which the value is at least 1 once it is rounded as it will be shown, so that 999.996 of one
 * unit is 1 of the next. Each scale is a thousand of the one before; what is smaller than the first stays in the first.
 */
export function scaleNumber(value: number, [smallest, ...larger]: readonly [Scale, ...Scale[]]) {
  let chosen = { unit: smallest.unit, amount: divide(value, smallest.factor) };
  for (const { unit, factor } of larger) {
    if (Math.abs(Number(rounding.format(chosen.amount))) < 1000) break;
    chosen = { unit, amount: divide(value, factor) };
  }
  return chosen;
}

/** Fifteen digits are all a value carries; the digits after them are noise of the division that could tip the rounding. */
function divide(value: number, factor: number): number {
  return Number((value / factor).toPrecision(15));
}
