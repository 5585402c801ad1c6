import { decimalText, zero } from '@pcf/domain/footprint/decimal';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';

export interface Difference {
  readonly direction: 'lower' | 'higher' | 'equal';
  /** Without a sign. */
  readonly size: DecimalText;
  /** Of the first one, without a sign; null where that one is nothing, or below. */
  readonly share: number | null;
}

/** How the second total differs from the first. */
export function differenceOf(first: DecimalText, second: DecimalText): Difference {
  const before = zero.plus(first);
  const difference = zero.plus(second).minus(before);
  const size = difference.abs();
  return {
    direction: difference.eq(zero) ? 'equal' : difference.lt(zero) ? 'lower' : 'higher',
    size: decimalText(size),
    share: before.gt(zero) ? size.div(before).toNumber() : null,
  };
}
