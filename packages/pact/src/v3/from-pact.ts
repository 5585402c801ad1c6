import { maxDecimals } from '@pcf/contract/exchange-limits';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { textLimits } from '@pcf/contract/text-limits';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { decimalOf, decimalText } from './decimal.ts';
import type { IncomingCarbonFootprint } from './model/carbon-footprint.ts';
import type { IncomingProductFootprint } from './model/product-footprint.ts';
import { receivedExchange, receivedIdentity } from './received/exchange.ts';
import { receivedMethods, receivedStandards } from './received/methods.ts';
import { type Remark, Remarks } from './received/remark.ts';
import { receivedSources } from './received/sources.ts';
import { receivedValues } from './received/values.ts';
import { receivedVerification } from './received/verification.ts';
import { summedTotals, type Totals } from './totals.ts';
import { unitFromPact } from './units.ts';

export interface FromPact {
  readonly data: EmissionData;
  /** For the reviewer. Nothing that a remark is about was corrected or rescaled. */
  readonly remarks: readonly Remark[];
}

/** A footprint of somebody else as an answer of ours. The document itself is kept beside it, whatever the answer cannot hold. */
export function fromPact(footprint: IncomingProductFootprint): FromPact {
  const { pcf } = footprint;
  const remarks = new Remarks();
  const unit = unitFromPact(pcf.declaredUnitOfMeasurement);
  const { standards, rules } = receivedStandards(pcf, remarks);
  const data: EmissionData = {
    comment: remarks.text('comment', footprint.comment, textLimits.answerComment),
    emissionValues: receivedValues(pcf, unit, remarks),
    dataSources: receivedSources(pcf, remarks),
    methodologies: { ...receivedMethods(pcf, remarks), standards },
    verificationData: receivedVerification(pcf, remarks),
    exchange: {
      ...receivedIdentity(footprint, remarks),
      ...receivedExchange(pcf, unit, remarks),
      productOrSectorSpecificRules: rules.map((rule) => ({ ...rule, ruleNames: [...rule.ruleNames] })),
    },
  };
  remarkOnTotals(pcf, remarks);
  return { data: withoutNothing(data), remarks: remarks.all };
}

/** Apart by less than the last digit of a value of ours is not apart. */
function remarkOnTotals(pcf: IncomingCarbonFootprint, remarks: Remarks): void {
  const sums = summedTotals(pcf);
  for (const total of Object.keys(sums) as (keyof Totals)[]) {
    const [stated, sum] = [decimalOf(pcf[total]), sums[total]];
    if (stated.round(maxDecimals).eq(sum.round(maxDecimals))) continue;
    remarks.add(`pcf.${total}`, 'TOTAL_DIFFERS', pcf[total], decimalText(sum));
  }
}
