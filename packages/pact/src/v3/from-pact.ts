import { mostDecimals, mostExchangeIds, mostStages } from '@pcf/contract/exchange-limits';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { textLimits } from '@pcf/contract/text-limits';
import { ipccAssessmentReports } from '@pcf/contract/vocabulary/ipcc-assessment-report';
import type { Standard } from '@pcf/contract/vocabulary/standard';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { breakdownNames, breakdownParts, ccuApproachNames, exchangeAmounts, exchangeTexts } from './amount-names.ts';
import { decimalOf, decimalText, inverse, scaled } from './decimal.ts';
import { countryOfAlpha2, countryOfSubdivision, regionsFromPact } from './geography.ts';
import { carbonFootprintFields, type IncomingCarbonFootprint } from './model/carbon-footprint.ts';
import type { IncomingProductFootprint } from './model/product-footprint.ts';
import { dayOfEnd, dayOfStart, monthOfEnd, monthOfStart } from './period.ts';
import { type Remark, Remarks } from './remark.ts';
import { operatorOfName, type Rule } from './rules.ts';
import { sourceOfName } from './sources.ts';
import { standardOfRule, standardsOfName } from './standards.ts';
import { summedTotals, type Totals } from './totals.ts';
import { type OwnUnit, unitFromPact } from './units.ts';
import { readPactUrn } from './urn.ts';
import { coverageOfName, providerOfName, verificationStandardOfName } from './verification.ts';

type Section<Name extends keyof EmissionData> = NonNullable<EmissionData[Name]>;

export interface FromPact {
  readonly data: EmissionData;
  /** For whoever reviews it. Nothing that a remark is about was corrected or rescaled. */
  readonly remarks: readonly Remark[];
}

/** A footprint of somebody else as an answer of ours. The document itself is kept beside it, whatever the answer cannot hold. */
export function fromPact(footprint: IncomingProductFootprint): FromPact {
  const { pcf } = footprint;
  const remarks = new Remarks();
  const unit = unitFromPact(pcf.declaredUnitOfMeasurement);
  const { standards, rules } = methodsOf(pcf, remarks);
  const data: EmissionData = {
    comment: remarks.text('comment', footprint.comment, textLimits.answerComment),
    emissionValues: valuesOf(pcf, unit, remarks),
    dataSources: sourcesOf(pcf, remarks),
    methodologies: { ...methodologiesOf(pcf, remarks), standards },
    verificationData: verificationOf(pcf, remarks),
    exchange: {
      ...identityOf(footprint, remarks),
      ...exchangeOf(pcf, unit, remarks),
      productOrSectorSpecificRules: rules.map((rule) => ({ ...rule, ruleNames: [...rule.ruleNames] })),
    },
  };
  remarkOnTotals(pcf, remarks);
  return { data: withoutNothing(data), remarks: remarks.all };
}

function valuesOf(pcf: IncomingCarbonFootprint, own: OwnUnit, remarks: Remarks): Section<'emissionValues'> {
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

function sourcesOf(pcf: IncomingCarbonFootprint, remarks: Remarks): Section<'dataSources'> {
  const secondary = remarks.list('pcf.secondaryEmissionFactorSources', pcf.secondaryEmissionFactorSources, mostStages);
  return {
    ...shareOf(pcf, remarks),
    emissionFactorSources: secondary.map(({ name, version }, index) => {
      const path = `pcf.secondaryEmissionFactorSources.${index}`;
      const { source, sourceText } = sourceOfName(name);
      return {
        source,
        sourceText: remarks.text(`${path}.name`, sourceText, textLimits.otherText),
        version: remarks.text(`${path}.version`, version, textLimits.otherText),
      };
    }),
    ...geographyOf(pcf, remarks),
    dataQuality: {
      technological: ratingOf('technologicalDQR', pcf, remarks),
      geographical: ratingOf('geographicalDQR', pcf, remarks),
      temporal: ratingOf('temporalDQR', pcf, remarks),
    },
  };
}

/** Kept as it was sent. Some platforms write a share as a fraction, so that one up to 1 is asked about; nothing is nothing either way. */
function shareOf({ primaryDataShare: sent }: IncomingCarbonFootprint, remarks: Remarks): Section<'dataSources'> {
  if (sent == null) return {};
  const path = 'pcf.primaryDataShare';
  const share = percentOf(path, sent, remarks);
  if (share === null) return {};
  if (share > 0 && share <= 1) remarks.add(path, 'SHARE_MAY_BE_FRACTION', sent, decimalText(share));
  return {
    primaryDataShareType: share === 100 ? 'PRIMARY' : share === 0 ? 'SECONDARY' : 'BOTH',
    shareOfPrimaryDataInEmissionFactor: share,
  };
}

function percentOf(path: string, sent: string, remarks: Remarks): number | null {
  const percent = decimalOf(sent);
  if (percent.lt(0) || percent.gt(100)) return remarks.add(path, 'OUT_OF_RANGE', sent);
  return remarks.number(path, sent, percent);
}

/** The smallest place that is told. */
function geographyOf(pcf: IncomingCarbonFootprint, remarks: Remarks): Section<'dataSources'> {
  const { geographyCountrySubdivision: subdivision, geographyCountry: country } = pcf;
  const alpha2 = subdivision ? countryOfSubdivision(subdivision) : country;
  if (alpha2) {
    const found = countryOfAlpha2(alpha2);
    if (found) return { geographicGranularity: 'COUNTRY', countries: [found] };
    remarks.add(subdivision ? 'pcf.geographyCountrySubdivision' : 'pcf.geographyCountry', 'UNKNOWN_VALUE', alpha2);
  }
  const { geographyRegionOrSubregion: region } = pcf;
  if (!region) return {};
  const path = 'pcf.geographyRegionOrSubregion';
  const own = regionsFromPact(region);
  if (own === null) {
    remarks.add(path, 'UNKNOWN_VALUE', region);
    return {};
  }
  if (own.wider) remarks.add(path, 'WIDENED', region, own.regions.join(', '));
  return { geographicGranularity: 'REGIONAL', regions: [...own.regions] };
}

/** Ours have one decimal. */
function ratingOf(
  name: keyof NonNullable<IncomingCarbonFootprint['dqi']>,
  { dqi }: IncomingCarbonFootprint,
  remarks: Remarks,
): number | null {
  const sent = dqi?.[name];
  if (sent == null) return null;
  const path = `pcf.dqi.${name}`;
  const rating = decimalOf(sent);
  if (rating.lt(1) || rating.gt(5)) return remarks.add(path, 'OUT_OF_RANGE', sent);
  const kept = rating.round(1);
  if (!kept.eq(rating)) remarks.add(path, 'ROUNDED', sent, decimalText(kept));
  return Number(kept);
}

/** Names of standards, and of rules that one of our standards stands for. */
function methodsOf(pcf: IncomingCarbonFootprint, remarks: Remarks): { standards: Standard[]; rules: Rule[] } {
  const named = pcf.crossSectoralStandards.flatMap((name) => {
    const found = standardsOfName(name);
    if (found.length === 0) remarks.add('pcf.crossSectoralStandards', 'UNKNOWN_VALUE', name);
    return found;
  });
  const path = 'pcf.productOrSectorSpecificRules';
  const sent = remarks.list(path, pcf.productOrSectorSpecificRules, mostExchangeIds);
  const rules = sent.map((rule, index) => ruleOf(`${path}.${index}`, rule, remarks));
  const standing = rules.flatMap((rule) => standardOfRule(rule) ?? []);
  return {
    standards: [...new Set([...named, ...standing])],
    rules: rules.filter((rule) => standardOfRule(rule) === null),
  };
}

type SentRule = NonNullable<IncomingCarbonFootprint['productOrSectorSpecificRules']>[number];

/** An operator that we do not know is another one by its name. */
function ruleOf(path: string, { operator, otherOperatorName, ruleNames }: SentRule, remarks: Remarks): Rule {
  const code = operatorOfName(operator);
  const other = remarks.text(
    `${path}.otherOperatorName`,
    code === null ? operator : otherOperatorName,
    textLimits.otherText,
  );
  return {
    operator: code ?? 'OTHER',
    ...(other ? { otherOperatorName: other } : {}),
    ruleNames: remarks
      .list(`${path}.ruleNames`, ruleNames, mostExchangeIds)
      .flatMap((name) => remarks.text(`${path}.ruleNames`, name, textLimits.otherText) ?? []),
  };
}

function methodologiesOf(pcf: IncomingCarbonFootprint, remarks: Remarks): Section<'methodologies'> {
  const { packagingEmissionsIncluded: packaging } = pcf;
  const long = textLimits.answerComment;
  const reports = pcf.ipccCharacterizationFactors.flatMap((name) => {
    const found = ipccAssessmentReports.find((report) => report === name);
    return found ?? remarks.add('pcf.ipccCharacterizationFactors', 'UNKNOWN_VALUE', name) ?? [];
  });
  return {
    ipccAssessmentReports: [...new Set(reports)],
    packagingIncluded: packaging == null ? null : packaging ? 'YES' : 'NO',
    exemptedEmissionsPercent: percentOf('pcf.exemptedEmissionsPercent', pcf.exemptedEmissionsPercent, remarks),
    exemptedEmissionsReason: remarks.text('pcf.exemptedEmissionsDescription', pcf.exemptedEmissionsDescription, long),
    boundaryDescription: remarks.text('pcf.boundaryProcessesDescription', pcf.boundaryProcessesDescription, long),
  };
}

/** That it is there says that somebody verified; no document is asked for. */
function verificationOf(
  { verification: sent }: IncomingCarbonFootprint,
  remarks: Remarks,
): Section<'verificationData'> {
  if (sent == null) return { verified: false };
  const path = 'pcf.verification';
  const provider = sent.providerName ? providerOfName(sent.providerName) : null;
  const standard = sent.standardName ? verificationStandardOfName(sent.standardName) : null;
  const coverage = sent.coverage ? coverageOfName(sent.coverage) : null;
  if (sent.coverage && coverage === null) remarks.add(`${path}.coverage`, 'UNKNOWN_VALUE', sent.coverage);
  return {
    verified: true,
    provider: provider?.provider ?? null,
    providerText: remarks.text(`${path}.providerName`, provider?.providerText, textLimits.otherText),
    standard: standard?.standard ?? null,
    standardText: remarks.text(`${path}.standardName`, standard?.standardText, textLimits.otherText),
    date: remarks.date(`${path}.completedAt`, sent.completedAt, dayOfStart),
    coverage,
  };
}

function identityOf(footprint: IncomingProductFootprint, remarks: Remarks): Section<'exchange'> {
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
    .list(path, sent, mostExchangeIds)
    .flatMap((id) => (id.length <= textLimits.exchangeId ? id : (remarks.add(path, 'SHORTENED', id) ?? [])));

function exchangeOf(pcf: IncomingCarbonFootprint, { unit, scale }: OwnUnit, remarks: Remarks): Section<'exchange'> {
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

/** Apart by less than the last digit of a value of ours is not apart. */
function remarkOnTotals(pcf: IncomingCarbonFootprint, remarks: Remarks): void {
  const sums = summedTotals(pcf);
  for (const total of Object.keys(sums) as (keyof Totals)[]) {
    const [stated, sum] = [decimalOf(pcf[total]), sums[total]];
    if (stated.round(mostDecimals).eq(sum.round(mostDecimals))) continue;
    remarks.add(`pcf.${total}`, 'TOTAL_DIFFERS', pcf[total], decimalText(sum));
  }
}
