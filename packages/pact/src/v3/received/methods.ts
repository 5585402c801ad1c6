import { maxExchangeIds } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import type { Standard } from '@pcf/contract/vocabulary/methods';
import { ipccAssessmentReports } from '@pcf/contract/vocabulary/methods';
import type { IncomingCarbonFootprint } from '../model/carbon-footprint.ts';
import { operatorOfName, type Rule } from '../rules.ts';
import type { Section } from '../section.ts';
import { standardOfRule, standardsOfName } from '../standards.ts';
import type { Remarks } from './remark.ts';

/** Names of standards, and of rules that one of our standards stands for. */
export function receivedStandards(
  pcf: IncomingCarbonFootprint,
  remarks: Remarks,
): { standards: Standard[]; rules: Rule[] } {
  const named = pcf.crossSectoralStandards.flatMap((name) => {
    const found = standardsOfName(name);
    if (found.length === 0) remarks.add('pcf.crossSectoralStandards', 'UNKNOWN_VALUE', name);
    return found;
  });
  const path = 'pcf.productOrSectorSpecificRules';
  const sent = remarks.list(path, pcf.productOrSectorSpecificRules, maxExchangeIds);
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
      .list(`${path}.ruleNames`, ruleNames, maxExchangeIds)
      .flatMap((name) => remarks.text(`${path}.ruleNames`, name, textLimits.otherText) ?? []),
  };
}

export function receivedMethods(pcf: IncomingCarbonFootprint, remarks: Remarks): Section<'methodologies'> {
  const { packagingEmissionsIncluded: packaging } = pcf;
  const long = textLimits.answerComment;
  const reports = pcf.ipccCharacterizationFactors.flatMap((name) => {
    const found = ipccAssessmentReports.find((report) => report === name);
    return found ?? remarks.add('pcf.ipccCharacterizationFactors', 'UNKNOWN_VALUE', name) ?? [];
  });
  return {
    ipccAssessmentReports: [...new Set(reports)],
    packagingIncluded: packaging == null ? null : packaging ? 'YES' : 'NO',
    exemptedEmissionsPercent: remarks.percent('pcf.exemptedEmissionsPercent', pcf.exemptedEmissionsPercent),
    exemptedEmissionsReason: remarks.text('pcf.exemptedEmissionsDescription', pcf.exemptedEmissionsDescription, long),
    boundaryDescription: remarks.text('pcf.boundaryProcessesDescription', pcf.boundaryProcessesDescription, long),
  };
}
