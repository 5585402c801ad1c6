import { mostDecimals } from '@pcf/contract/exchange-limits';
import { decimalOf, decimalText } from '../decimal.ts';
import type { IncomingCarbonFootprint } from '../model/carbon-footprint.ts';
import { summedTotals, type Totals } from '../totals.ts';
import type { Remarks } from './remark.ts';

/** Apart by less than the last digit of a value of ours is not apart. */
export function remarkOnTotals(pcf: IncomingCarbonFootprint, remarks: Remarks): void {
  const sums = summedTotals(pcf);
  for (const total of Object.keys(sums) as (keyof Totals)[]) {
    const [stated, sum] = [decimalOf(pcf[total]), sums[total]];
    if (stated.round(mostDecimals).eq(sum.round(mostDecimals))) continue;
    remarks.add(`pcf.${total}`, 'TOTAL_DIFFERS', pcf[total], decimalText(sum));
  }
}
