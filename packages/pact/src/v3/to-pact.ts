import { ccuApproachNames, exchangeTexts } from './amount-names.ts';
import { decimalText } from './decimal.ts';
import type { Answer, FootprintFacts } from './exchange-facts.ts';
import type { Gap, Obstacle } from './exchange-finding.ts';
import { missingForExchange } from './missing.ts';
import type { CarbonFootprint } from './model/carbon-footprint.ts';
import type { ProductFootprint } from './model/product-footprint.ts';
import { spokenVersion } from './model/spec-version.ts';
import { obstaclesToExchange } from './obstacles.ts';
import { endOfDay, endOfMonth, momentText, startOfDay, startOfMonth } from './period.ts';
import { completedAnswer } from './prefill.ts';
import { filled, present } from './present.ts';
import { productUrns } from './product-urns.ts';
import { sentAmounts } from './sent/amounts.ts';
import { sentGeography } from './sent/geography.ts';
import { sentDqi, sentRules, sentSources, sentVerification } from './sent/methods.ts';
import { crossSectoralOf } from './standards.ts';

export type ToPact =
  | { readonly footprint: ProductFootprint }
  | { readonly footprint: null; readonly missing: readonly Gap[]; readonly cannot: readonly Obstacle[] };

/** An answer as a footprint for others, or what stands against it. */
export function toPact(answer: Answer, facts: FootprintFacts): ToPact {
  const missing = missingForExchange(answer, facts);
  const cannot = obstaclesToExchange(answer, facts);
  if (missing.length > 0 || cannot.length > 0) return { footprint: null, missing, cannot };
  return { footprint: footprintOf(completedAnswer(answer, facts), facts) };
}

function footprintOf(answer: Answer, facts: FootprintFacts): ProductFootprint {
  const exchange = answer.data.exchange ?? {};
  const { validFrom, validUntil } = exchange;
  return {
    id: facts.id,
    specVersion: spokenVersion,
    created: momentText(facts.created),
    status: facts.status,
    companyName: facts.company.name,
    companyIds: [...new Set(facts.company.ids)],
    productDescription: exchange.productDescription ?? '',
    productIds: productUrns(exchange, facts),
    productNameCompany: exchange.supplierProductName ?? facts.product.name,
    pcf: pcfOf(answer),
    ...present({
      precedingPfIds: filled([...new Set(facts.precedingIds)]),
      validityPeriodStart: validFrom && momentText(startOfDay(validFrom)),
      validityPeriodEnd: validUntil && momentText(endOfDay(validUntil)),
      productClassifications: filled([...new Set(exchange.classifications ?? [])]),
      comment: answer.data.comment,
    }),
  };
}

function pcfOf(answer: Answer): CarbonFootprint {
  const { emissionValues, dataSources, methodologies, verificationData, exchange } = answer.data;
  const values = emissionValues ?? {};
  const methods = methodologies ?? {};
  const asked = exchange ?? {};
  return {
    ...sentAmounts(answer),
    referencePeriodStart: momentText(startOfMonth(values.referencePeriodStart ?? '')),
    referencePeriodEnd: momentText(endOfMonth(values.referencePeriodEnd ?? '')),
    ipccCharacterizationFactors: methods.ipccAssessmentReports ?? [],
    crossSectoralStandards: crossSectoralOf(methods.standards ?? []),
    exemptedEmissionsPercent: decimalText(methods.exemptedEmissionsPercent ?? 0),
    ...sentGeography(dataSources ?? {}, asked),
    ...present({
      ...Object.fromEntries(exchangeTexts.map((name) => [name, asked[name]])),
      ccsTechnologicalCO2CaptureIncluded: asked.ccsTechnologicalCO2CaptureIncluded,
      ccuCalculationApproach: asked.ccuCalculationApproach && ccuApproachNames[asked.ccuCalculationApproach],
      boundaryProcessesDescription: methods.boundaryDescription,
      exemptedEmissionsDescription: methods.exemptedEmissionsReason,
      productOrSectorSpecificRules: filled(sentRules(methods, asked)),
      secondaryEmissionFactorSources: filled(sentSources(dataSources ?? {}, answer.itemData)),
      primaryDataShare: decimalOrNull(dataSources?.shareOfPrimaryDataInEmissionFactor),
      dqi: sentDqi(dataSources?.dataQuality),
      verification: sentVerification(verificationData ?? {}, asked),
    }),
  };
}

const decimalOrNull = (value: number | null | undefined): string | null => (value == null ? null : decimalText(value));
