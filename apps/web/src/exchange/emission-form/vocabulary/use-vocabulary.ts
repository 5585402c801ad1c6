import { factorSourceNames } from '@pcf/contract/factor-source-names';
import { verificationProviderNames, verificationStandardNames } from '@pcf/contract/verification-names';
import type { AllocationMethod } from '@pcf/contract/vocabulary/allocation-method';
import type { CcuCalculationApproach } from '@pcf/contract/vocabulary/ccu-calculation-approach';
import type { CompanyShareBasis } from '@pcf/contract/vocabulary/company-share-basis';
import type { ConfidenceLevel } from '@pcf/contract/vocabulary/confidence-level';
import type { DeclineReasonCode } from '@pcf/contract/vocabulary/decline-reason-code';
import type { EmissionFactorSource } from '@pcf/contract/vocabulary/emission-factor-source';
import type { EmissionScope } from '@pcf/contract/vocabulary/emission-scope';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';
import type { GeographicGranularity } from '@pcf/contract/vocabulary/geographic-granularity';
import type { ImpactMethodology } from '@pcf/contract/vocabulary/impact-methodology';
import type { IpccAssessmentReport } from '@pcf/contract/vocabulary/ipcc-assessment-report';
import type { LifecycleBoundary } from '@pcf/contract/vocabulary/lifecycle-boundary';
import type { LifecycleStage } from '@pcf/contract/vocabulary/lifecycle-stage';
import type { PrimaryDataShareType } from '@pcf/contract/vocabulary/primary-data-share-type';
import type { Region } from '@pcf/contract/vocabulary/region';
import type { RuleOperator } from '@pcf/contract/vocabulary/rule-operator';
import type { Standard } from '@pcf/contract/vocabulary/standard';
import type { SubjectType } from '@pcf/contract/vocabulary/subject-type';
import type { VerificationCoverage } from '@pcf/contract/vocabulary/verification-coverage';
import type { VerificationLevel } from '@pcf/contract/vocabulary/verification-level';
import type { VerificationProvider } from '@pcf/contract/vocabulary/verification-provider';
import type { VerificationStandard } from '@pcf/contract/vocabulary/verification-standard';
import type { YesNoUnknown } from '@pcf/contract/vocabulary/yes-no-unknown';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  impactMethodologyNames,
  ipccReportNames,
  ruleOperatorNames,
  scopeNames,
  standardNames,
} from './proper-names.ts';

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
