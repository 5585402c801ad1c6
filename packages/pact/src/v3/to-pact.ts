import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { countryAlpha2 } from '@pcf/contract/vocabulary/country';
import {
  type BreakdownPart,
  breakdownNames,
  ccuApproachNames,
  exchangeAmounts,
  exchangeTexts,
} from './amount-names.ts';
import { type Decimal, decimalOf, decimalText, type Scale, scaled } from './decimal.ts';
import { emissionParts } from './emission-parts.ts';
import type { Answer, FootprintFacts } from './exchange-facts.ts';
import type { Gap, Obstacle } from './exchange-finding.ts';
import { distinctSources, sourcesOfRows } from './factor-origins.ts';
import { regionOfCountries, regionOfRegions } from './geography.ts';
import { missingForExchange } from './missing.ts';
import type { CarbonFootprint } from './model/carbon-footprint.ts';
import type { ProductFootprint } from './model/product-footprint.ts';
import { spokenVersion } from './model/spec-version.ts';
import { obstaclesToExchange } from './obstacles.ts';
import { endOfDay, endOfMonth, momentText, startOfDay, startOfMonth } from './period.ts';
import { completedAnswer } from './prefill.ts';
import { filled, present } from './present.ts';
import { productUrns } from './product-urns.ts';
import { type NamedRule, namedRule } from './rules.ts';
import { isSecondary, nameOfSource } from './sources.ts';
import { crossSectoralOf, rulesOfStandards } from './standards.ts';
import { summedTotals } from './totals.ts';
import { unitInPact } from './units.ts';
import { coverageNames, nameOfProvider, nameOfVerificationStandard } from './verification.ts';

type Section<Name extends keyof EmissionData> = NonNullable<EmissionData[Name]>;

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
    ...amountsOf(answer),
    referencePeriodStart: momentText(startOfMonth(values.referencePeriodStart ?? '')),
    referencePeriodEnd: momentText(endOfMonth(values.referencePeriodEnd ?? '')),
    ipccCharacterizationFactors: methods.ipccAssessmentReports ?? [],
    crossSectoralStandards: crossSectoralOf(methods.standards ?? []),
    exemptedEmissionsPercent: decimalText(methods.exemptedEmissionsPercent ?? 0),
    ...geographyOf(dataSources ?? {}, asked),
    ...present({
      ...Object.fromEntries(exchangeTexts.map((name) => [name, asked[name]])),
      ccsTechnologicalCO2CaptureIncluded: asked.ccsTechnologicalCO2CaptureIncluded,
      ccuCalculationApproach: asked.ccuCalculationApproach && ccuApproachNames[asked.ccuCalculationApproach],
      boundaryProcessesDescription: methods.boundaryDescription,
      exemptedEmissionsDescription: methods.exemptedEmissionsReason,
      productOrSectorSpecificRules: filled(rulesOf(methods, asked)),
      secondaryEmissionFactorSources: filled(sourcesOf(dataSources ?? {}, answer.itemData)),
      primaryDataShare: decimalOrNull(dataSources?.shareOfPrimaryDataInEmissionFactor),
      dqi: dqiOf(dataSources?.dataQuality),
      verification: verificationOf(verificationData ?? {}, asked),
    }),
  };
}

const decimalOrNull = (value: number | null | undefined): string | null => (value == null ? null : decimalText(value));

/** What is missing was found before anything is put together. */
const never = (name: string): never => {
  throw new Error(`${name} is missing from an answer that lacks nothing.`);
};

type Amounts = Pick<
  CarbonFootprint,
  | 'declaredUnitOfMeasurement'
  | 'declaredUnitAmount'
  | 'productMassPerDeclaredUnit'
  | 'pcfExcludingBiogenicUptake'
  | 'pcfIncludingBiogenicUptake'
  | 'fossilGhgEmissions'
  | 'fossilCarbonContent'
>;

/** Everything that is told for the declared unit. Totals are the sums of what is sent, so that they add up after a division too. */
function amountsOf(answer: Answer): Amounts {
  const values = answer.data.emissionValues ?? {};
  const asked = answer.data.exchange ?? {};
  const declared = unitInPact(values.unit ?? 'OTHER', values.unitText);
  if (declared === null) return never('declaredUnitOfMeasurement');
  const text = (amount: Decimal) => decimalText(scaled(amount, declared.scale));
  const { parts } = emissionParts(answer);
  const packagingIncluded = packagingOf(answer, parts.has('packaging'));
  const sent = [...parts].filter(
    ([part]) =>
      !(part === 'packaging' && packagingIncluded === false) &&
      !((part === 'ccs' || part === 'technologicalRemovals') && asked.ccsTechnologicalCO2CaptureIncluded === false),
  );
  const emissions: Partial<Record<(typeof breakdownNames)[BreakdownPart], string>> = Object.fromEntries(
    sent.map(([part, amount]) => [breakdownNames[part], text(amount)]),
  );
  const totals = summedTotals(emissions);
  return {
    declaredUnitOfMeasurement: declared.unit,
    declaredUnitAmount: decimalText(values.unitAmount ?? 1),
    productMassPerDeclaredUnit: massOf(values, declared.scale),
    pcfExcludingBiogenicUptake: decimalText(totals.pcfExcludingBiogenicUptake),
    pcfIncludingBiogenicUptake: decimalText(totals.pcfIncludingBiogenicUptake),
    ...emissions,
    fossilGhgEmissions: emissions.fossilGhgEmissions ?? never('fossilGhgEmissions'),
    fossilCarbonContent:
      asked.fossilCarbonContent == null ? never('fossilCarbonContent') : text(decimalOf(asked.fossilCarbonContent)),
    ...present(
      Object.fromEntries(
        exchangeAmounts.map((name) => {
          const amount = asked[name];
          return [name, amount == null ? null : text(decimalOf(amount))];
        }),
      ),
    ),
    ...present({ packagingEmissionsIncluded: packagingIncluded }),
  };
}

/** Of the whole declared unit; nothing where the supplier confirms that there is none. */
function massOf({ unit, unitAmount, productMassKg }: Section<'emissionValues'>, scale: Scale): string {
  const amount = decimalOf(unitAmount ?? 1);
  if (unit === 'KG') return decimalText(amount);
  return decimalText(scaled(amount.times(productMassKg ?? 0), scale));
}

/** Null where nobody says it. */
function packagingOf({ data }: Answer, told: boolean): boolean | null {
  const answer = data.methodologies?.packagingIncluded;
  if (answer === 'YES') return true;
  return answer === 'NO' ? false : told ? true : null;
}

type Geography = Pick<
  CarbonFootprint,
  'geographyCountry' | 'geographyCountrySubdivision' | 'geographyRegionOrSubregion'
>;

/** One at most: the smallest that is known. */
function geographyOf(sources: Section<'dataSources'>, asked: Section<'exchange'>): Geography {
  const { geographyCountrySubdivision } = asked;
  if (geographyCountrySubdivision) return { geographyCountrySubdivision };
  const [country, ...others] = sources.countries ?? [];
  if (country && others.length === 0) return { geographyCountry: countryAlpha2[country] };
  return present({
    geographyRegionOrSubregion: country
      ? regionOfCountries([country, ...others])
      : regionOfRegions(sources.regions ?? []),
  });
}

function rulesOf({ standards }: Section<'methodologies'>, asked: Section<'exchange'>): NamedRule[] {
  const told = (asked.productOrSectorSpecificRules ?? []).flatMap(({ operator, otherOperatorName, ruleNames }) =>
    operator
      ? [{ operator, ruleNames: [...new Set(ruleNames ?? [])], ...(otherOperatorName ? { otherOperatorName } : {}) }]
      : [],
  );
  const rules = [...rulesOfStandards(standards ?? []), ...told].map(namedRule);
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

function sourcesOf({ emissionFactorSources }: Section<'dataSources'>, itemData: Answer['itemData']) {
  const told = (emissionFactorSources ?? []).flatMap(({ source, sourceText, version }) => {
    const name = nameOfSource(source, sourceText);
    return isSecondary(source) && name && version ? [{ name, version }] : [];
  });
  return distinctSources([...told, ...sourcesOfRows(itemData)]);
}

function dqiOf(quality: Section<'dataSources'>['dataQuality']): CarbonFootprint['dqi'] | null {
  const { technological, geographical, temporal } = quality ?? {};
  if (technological == null || geographical == null || temporal == null) return null;
  return {
    technologicalDQR: decimalText(technological),
    geographicalDQR: decimalText(geographical),
    temporalDQR: decimalText(temporal),
  };
}

/** That it is there says that the footprint was verified. */
function verificationOf(
  given: Section<'verificationData'>,
  { verificationComments }: Section<'exchange'>,
): CarbonFootprint['verification'] | null {
  if (given.verified !== true) return null;
  return present({
    coverage: given.coverage && coverageNames[given.coverage],
    providerName: nameOfProvider(given.provider, given.providerText),
    completedAt: given.date && momentText(startOfDay(given.date)),
    standardName: nameOfVerificationStandard(given.standard, given.standardText),
    comments: verificationComments,
  });
}
