import { factorSourceNames } from '@pcf/contract/factor-source-names';
import { verificationProviderNames, verificationStandardNames } from '@pcf/contract/verification-names';
import type {
  CompanyShareBasis,
  EmissionFactorSource,
  EmissionScope,
  EmissionUnit,
  EmissionValueGranularity,
  LifecycleBoundary,
  LifecycleStage,
  PrimaryDataShareType,
  YesNoUnknown,
} from '@pcf/contract/vocabulary/emission-data';
import type { RuleOperator } from '@pcf/contract/vocabulary/lists';
import type {
  AllocationMethod,
  CcuCalculationApproach,
  ConfidenceLevel,
  GeographicGranularity,
  ImpactMethodology,
  IpccAssessmentReport,
  Standard,
  VerificationCoverage,
  VerificationLevel,
  VerificationProvider,
  VerificationStandard,
} from '@pcf/contract/vocabulary/methods';
import type { Region } from '@pcf/contract/vocabulary/region';
import type { DeclineReasonCode } from '@pcf/contract/vocabulary/requests';
import type { SubjectType } from '@pcf/contract/vocabulary/users';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The codes of a vocabulary as a list to choose from. */
export const codeOptions = <Code extends string>(codes: readonly Code[], word: (code: Code) => string) =>
  codes.map((code) => ({ value: code, label: word(code) }));

/** Names that are the same in every language. What has none here has a text in each. */

const scopeNames: Readonly<Record<EmissionScope, string>> = {
  SCOPE_1: 'Scope 1',
  SCOPE_2: 'Scope 2',
  SCOPE_3: 'Scope 3',
  SCOPE_1_2: 'Scope 1 + 2',
  SCOPE_1_2_3: 'Scope 1 + 2 + 3',
};

const ipccReportNames: Readonly<Record<IpccAssessmentReport, string>> = {
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

const ruleOperatorNames: Readonly<Record<Exclude<RuleOperator, 'OTHER'>, string>> = {
  PEF: 'PEF',
  EPD_INTERNATIONAL: 'EPD International',
};

const isNamed = <Names extends object>(code: string, names: Names): code is keyof Names & string => code in names;

/** What every code of emission data is called in the language of the page: `words.stage('PACKAGING')`. */
export function useVocabulary() {
  const { t } = useTranslation(['emissionData', 'exchange']);
  return useMemo(
    () => ({
      granularity: (code: EmissionValueGranularity) => t(`granularity.${code}.name`),
      unit: (code: EmissionUnit) => t(`exchange:unit.${code}`),
      boundary: (code: LifecycleBoundary) => t(`exchange:boundary.${code}`),
      confidence: (code: ConfidenceLevel) => t(`exchange:confidence.${code}`),
      scope: (code: EmissionScope) => scopeNames[code],
      stage: (code: LifecycleStage) => t(`vocabulary.stage.${code}`),
      primaryDataShareType: (code: PrimaryDataShareType) => t(`vocabulary.primaryDataShareType.${code}`),
      factorSource: (code: EmissionFactorSource) =>
        isNamed(code, factorSourceNames) ? factorSourceNames[code] : t(`vocabulary.factorSource.${code}`),
      geographicGranularity: (code: GeographicGranularity) => t(`vocabulary.geographicGranularity.${code}`),
      region: (code: Region) => t(`vocabulary.region.${code}`),
      standard: (code: Standard) =>
        isNamed(code, standardNames) ? standardNames[code] : t(`vocabulary.standard.${code}`),
      impactMethodology: (code: ImpactMethodology) =>
        isNamed(code, impactMethodologyNames)
          ? impactMethodologyNames[code]
          : t(`vocabulary.impactMethodology.${code}`),
      allocationMethod: (code: AllocationMethod) => t(`vocabulary.allocationMethod.${code}`),
      ipccReport: (code: IpccAssessmentReport) => ipccReportNames[code],
      yesNoUnknown: (code: YesNoUnknown) => t(`vocabulary.yesNoUnknown.${code}`),
      verificationProvider: (code: VerificationProvider) =>
        code === 'OTHER' ? t('vocabulary.verificationProvider.OTHER') : verificationProviderNames[code],
      verificationStandard: (code: VerificationStandard) =>
        code === 'OTHER' ? t('vocabulary.verificationStandard.OTHER') : verificationStandardNames[code],
      verificationCoverage: (code: VerificationCoverage) => t(`vocabulary.verificationCoverage.${code}`),
      verificationLevel: (code: VerificationLevel) => t(`vocabulary.verificationLevel.${code}`),
      companyShareBasis: (code: CompanyShareBasis) => t(`vocabulary.companyShareBasis.${code}`),
      declineReason: (code: DeclineReasonCode) => t(`vocabulary.declineReason.${code}`),
      ccuApproach: (code: CcuCalculationApproach) => t(`vocabulary.ccuApproach.${code}`),
      ruleOperator: (code: RuleOperator) =>
        code === 'OTHER' ? t('vocabulary.ruleOperator.OTHER') : ruleOperatorNames[code],
      subjectType: (code: SubjectType) => t(`vocabulary.subjectType.${code}`),
    }),
    [t],
  );
}
