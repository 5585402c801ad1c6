import { textLimits } from '@pcf/contract/text-limits';
import { breakdownNames, breakdownParts } from '../amount-names.ts';
import { decimalOf, inverse, scaled } from '../decimal.ts';
import { carbonFootprintFields, type IncomingCarbonFootprint } from '../model/carbon-footprint.ts';
import { monthOfEnd, monthOfStart } from '../period.ts';
import type { Section } from '../section.ts';
import type { OwnUnit } from '../units.ts';
import type { Remarks } from './remark.ts';

/** Always for a product, from the cradle to the gate and with all scopes. */
export function receivedValues(
  pcf: IncomingCarbonFootprint,
  own: OwnUnit,
  remarks: Remarks,
): Section<'emissionValues'> {
  const toOurs = inverse(own.scale);
  const amount = (name: (typeof breakdownNames)[keyof typeof breakdownNames]) => {
    const sent = pcf[name];
    if (sent == null) return null;
    return remarks.number(`pcf.${name}`, sent, scaled(decimalOf(sent), toOurs), carbonFootprintFields[name].sign);
  };
  const value = pcf.pcfExcludingBiogenicUptake;
  return {
    granularity: 'PRODUCT',
    subjectType: 'PRODUCT',
    lifecycleBoundary: 'CRADLE_TO_GATE',
    scopes: 'SCOPE_1_2_3',
    value: remarks.number('pcf.pcfExcludingBiogenicUptake', value, scaled(decimalOf(value), toOurs)),
    unit: own.unit,
    unitText: remarks.text('pcf.declaredUnitOfMeasurement', own.unitText, textLimits.otherText),
    unitAmount: remarks.number(
      'pcf.declaredUnitAmount',
      pcf.declaredUnitAmount,
      decimalOf(pcf.declaredUnitAmount),
      'aboveZero',
    ),
    productMassKg: massOf(pcf, own, remarks),
    ...periodOf(pcf, remarks),
    breakdown: Object.fromEntries(breakdownParts.map((part) => [part, amount(breakdownNames[part])])),
  };
}

/** Of one unit. A kilogram has its mass already, and what has none says so in the exchange. */
function massOf(pcf: IncomingCarbonFootprint, { unit, scale }: OwnUnit, remarks: Remarks): number | null {
  const sent = pcf.productMassPerDeclaredUnit;
  const declared = decimalOf(pcf.declaredUnitAmount);
  if (unit === 'KG' || decimalOf(sent).eq(0) || declared.lte(0)) return null;
  const perUnit = scaled(decimalOf(sent), inverse(scale)).div(declared);
  return remarks.number('pcf.productMassPerDeclaredUnit', sent, perUnit, 'aboveZero');
}

/** Whole months, as we have them. */
function periodOf(pcf: IncomingCarbonFootprint, remarks: Remarks): Section<'emissionValues'> {
  const end = remarks.date('pcf.referencePeriodEnd', pcf.referencePeriodEnd, monthOfEnd);
  return {
    referenceYear: end === null ? null : Number.parseInt(end, 10),
    referencePeriodStart: remarks.date('pcf.referencePeriodStart', pcf.referencePeriodStart, monthOfStart),
    referencePeriodEnd: end,
  };
}
