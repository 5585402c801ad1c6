import { detailsOf } from '@pcf/catalogue/details';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { footprintItemsOf } from '@pcf/domain/emission-data/calculation';
import { calculate } from '@pcf/domain/footprint/calculate';
import { decimalText } from '../decimal.ts';
import type { Answer } from '../exchange-facts.ts';
import type { CarbonFootprint } from '../model/carbon-footprint.ts';
import { momentText, startOfDay } from '../period.ts';
import { present } from '../present.ts';
import { type NamedRule, namedRule } from '../rules.ts';
import type { Section } from '../section.ts';
import { isSecondary, nameOfSource } from '../sources.ts';
import { rulesOfStandards } from '../standards.ts';
import { coverageNames, nameOfProvider, nameOfVerificationStandard } from '../verification.ts';

/** Those that standards of ours stand for, and those that the supplier names. */
export function sentRules({ standards }: Section<'methodologies'>, asked: Section<'exchange'>): NamedRule[] {
  const told = (asked.productOrSectorSpecificRules ?? []).flatMap(({ operator, otherOperatorName, ruleNames }) =>
    operator
      ? [{ operator, ruleNames: [...new Set(ruleNames ?? [])], ...(otherOperatorName ? { otherOperatorName } : {}) }]
      : [],
  );
  const rules = [...rulesOfStandards(standards ?? []), ...told].map(namedRule);
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

/** Those that the supplier names, and those of the rows of a calculation. */
export function sentSources(
  { emissionFactorSources }: Section<'dataSources'>,
  itemData: Answer['itemData'],
): SecondarySource[] {
  const told = (emissionFactorSources ?? []).flatMap(({ source, sourceText, version }) => {
    const name = nameOfSource(source, sourceText);
    return isSecondary(source) && name && version ? [{ name, version }] : [];
  });
  return distinctSources([...told, ...sourcesOfRows(itemData)]);
}

export function sentDqi(quality: Section<'dataSources'>['dataQuality']): CarbonFootprint['dqi'] | null {
  const { technological, geographical, temporal } = quality ?? {};
  if (technological == null || geographical == null || temporal == null) return null;
  return {
    technologicalDQR: decimalText(technological),
    geographicalDQR: decimalText(geographical),
    temporalDQR: decimalText(temporal),
  };
}

/** That it is there says that the footprint was verified. */
export function sentVerification(
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

interface SecondarySource {
  readonly name: string;
  readonly version: string;
}

/** Where the factors of a calculation come from, each source once. */
export function sourcesOfRows(itemData: ItemData | null | undefined): SecondarySource[] {
  const { trace } = calculate(footprintItemsOf(itemData));
  return distinctSources(trace.flatMap(({ factor }) => (factor ? [sourceOf(factor)] : [])));
}

function distinctSources(sources: readonly SecondarySource[]): SecondarySource[] {
  return [...new Map(sources.map((source) => [JSON.stringify([source.name, source.version]), source])).values()];
}

/** A proxy has no single source: it is a figure of our catalogue. */
function sourceOf(factor: EmissionFactor): SecondarySource {
  if (factor.origin !== 'CATALOGUE') return { name: 'Own emission factors', version: factor.version };
  const { provider = '', version = '' } = detailsOf(factor) ?? {};
  return provider && version
    ? { name: provider, version }
    : { name: 'Emission factors of PCF Exchange', version: factor.version };
}
