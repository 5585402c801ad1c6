import { knownStandards } from '@pcf/domain/emission-data/known-standards';
import { emissionParts } from './emission-parts.ts';
import type { Answer, ExchangeFacts } from './exchange-facts.ts';
import { type Gap, gap } from './exchange-finding.ts';
import { completedAnswer } from './prefill.ts';
import { productUrns } from './product-urns.ts';
import type { Section } from './section.ts';
import { isSecondary, nameOfSource } from './sources.ts';
import { crossSectoralOf } from './standards.ts';
import { isUrn } from './urn.ts';

/** What people still have to fill in before an answer can go to another platform. */
export function missingForExchange(answer: Answer, facts: ExchangeFacts): readonly Gap[] {
  const completed = completedAnswer(answer, facts);
  const { data } = completed;
  if (data.emissionValues?.granularity === 'UNAVAILABLE') return [];
  return [
    ...ofFacts(facts),
    ...ofValues(completed),
    ...ofSources(data.dataSources ?? {}),
    ...ofMethods(data.methodologies ?? {}),
    ...ofExchange(data.exchange ?? {}, facts),
  ];
}

const unless = (filled: boolean, path: string): Gap[] => (filled ? [] : [gap(path)]);

const ofFacts = ({ company }: ExchangeFacts): Gap[] => [
  ...unless(company.name !== '', 'organisation.name'),
  ...unless(company.ids.length > 0, 'organisation.identifiers'),
];

function ofValues(answer: Answer): Gap[] {
  const { emissionValues: values = {}, exchange = {} } = answer.data;
  const { total, parts } = emissionParts(answer);
  const calculated = values?.granularity === 'CALCULATOR';
  return [
    ...unless(total !== null, calculated ? 'itemData' : 'emissionValues.value'),
    ...unless(values?.unit != null, 'emissionValues.unit'),
    ...unless(
      values?.unit === 'KG' || values?.productMassKg != null || exchange?.noProductMass === true,
      'emissionValues.productMassKg',
    ),
    ...unless(
      values?.referencePeriodStart != null && values.referencePeriodEnd != null,
      'emissionValues.referenceYear',
    ),
    ...unless(calculated || values?.lifecycleBoundary != null, 'emissionValues.lifecycleBoundary'),
    ...unless(parts.has('fossil') || total === null, fossilPath(values?.breakdown)),
  ];
}

/** Who has told no part of nature yet may confirm that there is none. */
const fossilPath = (breakdown: Section<'emissionValues'>['breakdown']): string =>
  breakdown?.landUseChange || breakdown?.landManagementCo2 || breakdown?.biogenicNonCo2 || breakdown?.landRemovals
    ? 'emissionValues.breakdown.fossil'
    : 'exchange.noBiogenicOrLandPart';

function ofSources({ emissionFactorSources, dataQuality }: Section<'dataSources'>): Gap[] {
  const ratings = ['technological', 'geographical', 'temporal'] as const;
  return [
    ...(emissionFactorSources ?? []).flatMap(({ source, sourceText, version }, index) =>
      isSecondary(source)
        ? [
            ...unless(!!nameOfSource(source, sourceText), `dataSources.emissionFactorSources.${index}.sourceText`),
            ...unless(!!version, `dataSources.emissionFactorSources.${index}.version`),
          ]
        : [],
    ),
    ...(dataQuality
      ? ratings.flatMap((rating) => unless(dataQuality[rating] != null, `dataSources.dataQuality.${rating}`))
      : []),
  ];
}

function ofMethods({ standards, ipccAssessmentReports, exemptedEmissionsPercent }: Section<'methodologies'>): Gap[] {
  // Not to know it is an answer here, and none that can be sent.
  const chosen = knownStandards(standards);
  return [
    ...(chosen.length === 0
      ? [gap('methodologies.standards')]
      : crossSectoralOf(chosen).length === 0
        ? [gap('methodologies.standards', 'CROSS_SECTORAL_STANDARD_REQUIRED')]
        : []),
    ...unless(!!ipccAssessmentReports?.length, 'methodologies.ipccAssessmentReports'),
    ...unless(exemptedEmissionsPercent != null, 'methodologies.exemptedEmissionsPercent'),
  ];
}

function ofExchange(exchange: Section<'exchange'>, facts: ExchangeFacts): Gap[] {
  const { classifications, ccuCreditCertification: address } = exchange;
  return [
    ...unless(!!exchange.supplierProductName, 'exchange.supplierProductName'),
    ...unless(!!exchange.productDescription, 'exchange.productDescription'),
    ...unless(productUrns(exchange, facts).length > 0, 'exchange.productIds'),
    ...unless(exchange.fossilCarbonContent != null, 'exchange.fossilCarbonContent'),
    ...(classifications ?? []).flatMap((text, index) =>
      isUrn(text) ? [] : [gap(`exchange.classifications.${index}`, 'INVALID_FORMAT')],
    ),
    ...(address && !URL.canParse(address) ? [gap('exchange.ccuCreditCertification', 'INVALID_FORMAT')] : []),
    ...(exchange.productOrSectorSpecificRules ?? []).flatMap(({ operator, otherOperatorName, ruleNames }, index) => {
      const path = `exchange.productOrSectorSpecificRules.${index}`;
      return [
        ...unless(operator != null, `${path}.operator`),
        ...unless(operator !== 'OTHER' || !!otherOperatorName, `${path}.otherOperatorName`),
        ...unless(!!ruleNames?.length, `${path}.ruleNames`),
      ];
    }),
  ];
}
