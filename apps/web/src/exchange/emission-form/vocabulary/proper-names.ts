import type { EmissionScope } from '@pcf/contract/vocabulary/emission-scope';
import type { ImpactMethodology } from '@pcf/contract/vocabulary/impact-methodology';
import type { IpccAssessmentReport } from '@pcf/contract/vocabulary/ipcc-assessment-report';
import type { RuleOperator } from '@pcf/contract/vocabulary/rule-operator';
import type { Standard } from '@pcf/contract/vocabulary/standard';

/** Names that are the same in every language. What has none here has a text in each. */

export const scopeNames: Readonly<Record<EmissionScope, string>> = {
  SCOPE_1: 'Scope 1',
  SCOPE_2: 'Scope 2',
  SCOPE_3: 'Scope 3',
  SCOPE_1_2: 'Scope 1 + 2',
  SCOPE_1_2_3: 'Scope 1 + 2 + 3',
};

export const ipccReportNames: Readonly<Record<IpccAssessmentReport, string>> = {
  AR4: 'IPCC AR4 (2007)',
  AR5: 'IPCC AR5 (2013)',
  AR6: 'IPCC AR6 (2021)',
};

export const standardNames = {
  ISO_3459: 'ISO 3459',
  ISO_14040: 'ISO 14040',
  ISO_14044: 'ISO 14044',
  ISO_14067: 'ISO 14067',
  PAS_2050: 'PAS 2050',
  BP_X30_323_0: 'BP X30-323-0',
  EN_15804: 'EN 15804',
  TFS: 'Together for Sustainability (TfS)',
  GHG_PROTOCOL_PRODUCT: 'GHG Protocol Product Standard',
  PACT: 'PACT Methodology',
  ISO_14083: 'ISO 14083',
  CATENA_X: 'Catena-X PCF Rulebook',
} as const satisfies Partial<Record<Standard, string>>;

export const impactMethodologyNames = {
  EF_3_0: 'EF 3.0',
  EF_V3_1: 'EF 3.1',
  RECIPE_2016: 'ReCiPe 2016',
  CML_IA_BASELINE: 'CML-IA baseline',
  EN_15804_A2: 'EN 15804+A2',
  ILCD_2011: 'ILCD 2011',
  TRACI_2_2: 'TRACI 2.2',
  IMPACT_WORLD: 'IMPACT World+',
  IPCC_2007_GWP_100: 'IPCC 2007 GWP 100',
  IPCC_2013_GWP_100: 'IPCC 2013 GWP 100',
  IPCC_2021_GWP_100: 'IPCC 2021 GWP 100',
} as const satisfies Partial<Record<ImpactMethodology, string>>;

export const ruleOperatorNames: Readonly<Record<Exclude<RuleOperator, 'OTHER'>, string>> = {
  PEF: 'PEF',
  EPD_INTERNATIONAL: 'EPD International',
};
