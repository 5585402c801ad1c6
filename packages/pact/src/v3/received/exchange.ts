import { maxExchangeIds } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import { ccuApproachNames, exchangeAmounts, exchangeTexts } from '../amount-names.ts';
import { decimalOf, inverse, scaled } from '../decimal.ts';
import { countryOfAlpha2, countryOfSubdivision } from '../geography.ts';
import { carbonFootprintFields, type IncomingCarbonFootprint } from '../model/carbon-footprint.ts';
import type { IncomingProductFootprint } from '../model/product-footprint.ts';
import { dayOfEnd, dayOfStart } from '../period.ts';
import type { Section } from '../section.ts';
import type { OwnUnit } from '../units.ts';
import { readPactUrn } from '../urn.ts';
import type { Remarks } from './remark.ts';

/** What the product is and how long its footprint holds. */
export function receivedIdentity(footprint: IncomingProductFootprint, remarks: Remarks): Section<'exchange'> {
  const { productIds } = footprint;
  const own = productIds.map(readPactUrn).find((id) => id?.kind === 'product-id');
  return {
    supplierProductName: remarks.text('productNameCompany', footprint.productNameCompany, textLimits.otherText),
    supplierReference: remarks.text('productIds', own?.reference, textLimits.otherText),
    productDescription: remarks.text('productDescription', footprint.productDescription, textLimits.answerComment),
    productIds: idsOf('productIds', productIds, remarks),
    classifications: idsOf('productClassifications', footprint.productClassifications, remarks),
    validFrom: remarks.date('validityPeriodStart', footprint.validityPeriodStart, dayOfStart),
    validUntil: remarks.date('validityPeriodEnd', footprint.validityPeriodEnd, dayOfEnd),
  };
}

/** A name that was cut would name something else: it is left out. */
const idsOf = (path: string, sent: readonly string[] | null | undefined, remarks: Remarks): string[] =>
  remarks
    .list(path, sent, maxExchangeIds)
    .flatMap((id) => (id.length <= textLimits.exchangeId ? id : (remarks.add(path, 'SHORTENED', id) ?? [])));

/** What only other platforms ask for. */
export function receivedExchange(
  pcf: IncomingCarbonFootprint,
  { unit, scale }: OwnUnit,
  remarks: Remarks,
): Section<'exchange'> {
  const amounts = exchangeAmounts.map((name) => {
    const sent = pcf[name];
    const sign = carbonFootprintFields[name].sign;
    return [
      name,
      sent == null ? null : remarks.number(`pcf.${name}`, sent, scaled(decimalOf(sent), inverse(scale)), sign),
    ];
  });
  const texts = exchangeTexts.map((name) => [name, remarks.text(`pcf.${name}`, pcf[name], textLimits.answerComment)]);
  return {
    ...Object.fromEntries([...amounts, ...texts]),
    noProductMass: unit !== 'KG' && decimalOf(pcf.productMassPerDeclaredUnit).eq(0) ? true : null,
    geographyCountrySubdivision: subdivisionOf(pcf),
    ccsTechnologicalCO2CaptureIncluded: pcf.ccsTechnologicalCO2CaptureIncluded,
    ccuCalculationApproach: approachOf(pcf, remarks),
    verificationComments: remarks.text(
      'pcf.verification.comments',
      pcf.verification?.comments,
      textLimits.answerComment,
    ),
  };
}

/** Left out with its country, which is remarked on. */
function subdivisionOf({ geographyCountrySubdivision: sent }: IncomingCarbonFootprint): string | null {
  return sent && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(sent) && countryOfAlpha2(countryOfSubdivision(sent)) ? sent : null;
}

function approachOf({ ccuCalculationApproach: sent }: IncomingCarbonFootprint, remarks: Remarks) {
  if (!sent) return null;
  const codes = Object.keys(ccuApproachNames) as (keyof typeof ccuApproachNames)[];
  const found = codes.find((code) => ccuApproachNames[code] === sent);
  return found ?? remarks.add('pcf.ccuCalculationApproach', 'UNKNOWN_VALUE', sent);
}
