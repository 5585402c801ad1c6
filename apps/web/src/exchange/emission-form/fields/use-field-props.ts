import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldRules } from '../../../ui/form/use-form-field.ts';
import type { FieldName } from '../../emission-data-view/field-formats.ts';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { entryProblem } from './entry-problem.ts';
import { fieldLimits } from './field-limits.ts';
import { formFieldName } from './field-name.ts';

/** Fields with a sentence below them; the others say everything by their name and their answers. */
export const helpedFields = [
  'comment',
  'emissionValues.value',
  'emissionValues.unit',
  'emissionValues.unitText',
  'emissionValues.unitAmount',
  'emissionValues.productMassKg',
  'emissionValues.referenceYear',
  'emissionValues.referencePeriodStart',
  'emissionValues.referencePeriodEnd',
  'emissionValues.lifecycleBoundary',
  'emissionValues.scopes',
  'emissionValues.unavailableReason',
  'emissionValues.availableFrom',
  'emissionValues.confidence',
  'emissionValues.companyShare.companyEmissionsTonnes',
  'emissionValues.companyShare.sharePercent',
  'emissionValues.companyShare.unitsSold',
  'emissionValues.companyShare.basis',
  'emissionValues.companyShare.year',
  'emissionValues.companyShare.scopes',
  'emissionValues.breakdown.fossil',
  'emissionValues.breakdown.landUseChange',
  'emissionValues.breakdown.landManagementCo2',
  'emissionValues.breakdown.biogenicNonCo2',
  'emissionValues.breakdown.landRemovals',
  'emissionValues.breakdown.technologicalRemovals',
  'emissionValues.breakdown.ccs',
  'emissionValues.breakdown.biogenicUptake',
  'emissionValues.breakdown.aircraft',
  'emissionValues.breakdown.packaging',
  'emissionValues.breakdown.outbound',
  'dataSources.shareOfPrimaryDataInEmissionFactor',
  'dataSources.geographicGranularity',
  'dataSources.documents',
  'dataSources.dataQuality.technological',
  'dataSources.dataQuality.geographical',
  'dataSources.dataQuality.temporal',
  'methodologies.standards',
  'methodologies.impactMethodology',
  'methodologies.allocationMethods',
  'methodologies.ipccAssessmentReports',
  'methodologies.biogenicIncluded',
  'methodologies.offsetsIncluded',
  'methodologies.packagingIncluded',
  'methodologies.exemptedEmissionsPercent',
  'methodologies.exemptedEmissionsReason',
  'methodologies.boundaryDescription',
  'methodologies.documents',
  'verificationData.coverage',
  'verificationData.date',
  'verificationData.documents',
  'reductionPlan.targetPercent',
  'reductionPlan.description',
  'reductionPlan.documents',
] as const satisfies readonly FieldName[];

const isHelped = (field: FieldName): field is HelpedField => (helpedFields as readonly FieldName[]).includes(field);

const required: readonly FieldName[] = [
  'emissionValues.granularity',
  'emissionValues.value',
  'emissionValues.unit',
  'emissionValues.unitText',
  'emissionValues.referenceYear',
  'emissionValues.lifecycleBoundary',
  'emissionValues.stages.stage',
  'emissionValues.stages.stageText',
  'emissionValues.stages.scope',
  'emissionValues.stages.value',
  'emissionValues.companyShare.companyEmissionsTonnes',
  'emissionValues.companyShare.sharePercent',
  'emissionValues.companyShare.unitsSold',
  'emissionValues.companyShare.basis',
  'emissionValues.companyShare.year',
  'emissionValues.companyShare.scopes',
  'emissionValues.unavailableReason',
  'dataSources.primaryDataShareType',
  'dataSources.shareOfPrimaryDataInEmissionFactor',
  'dataSources.emissionFactorSources.source',
  'dataSources.emissionFactorSources.sourceText',
  'dataSources.regions',
  'dataSources.countries',
  'methodologies.standards',
  'methodologies.standardText',
  'methodologies.impactMethodologyText',
  'methodologies.allocationMethodText',
  'verificationData.provider',
  'verificationData.providerText',
  'verificationData.standard',
  'verificationData.standardText',
  'verificationData.date',
  'verificationData.coverage',
  'verificationData.level',
  'verificationData.documents',
];

/** Whether a field has to be filled in wherever it is asked for; the rest are marked as optional. */
const isRequired = (field: FieldName): boolean => required.includes(field);

/** What a field of emission data is called, explained by and held to: `<NumberField {...field('emissionValues.value')} />`. */
export function useFieldProps() {
  const { t } = useTranslation(['emissionData', 'common']);
  return useCallback(
    (field: FieldName, index?: number) => {
      const name = formFieldName(field, index);
      const { kind, min, max, maxLength, above, decimals, pattern } = fieldLimits[field] ?? {};
      const rules: FieldRules<EmissionFormValues> = {
        ...(min !== undefined && !above && { min }),
        ...(max !== undefined && { max }),
        ...(maxLength !== undefined && { maxLength }),
        ...(pattern && {
          validate: (value: unknown) =>
            !value || pattern.test(String(value)) || t('common:fieldProblem.INVALID_FORMAT'),
        }),
        ...(kind === 'number' && {
          validate: {
            above: (value: unknown) => !above || value == null || Number(value) !== 0 || t('problem.aboveZero'),
            digits: (value: unknown) =>
              entryProblem(value, { kind: 'number', ...(decimals !== undefined && { decimals }) }) !==
                'INVALID_VALUE' || t(decimals === undefined ? 'problem.tooManyDigits' : 'problem.oneDecimal'),
          },
        }),
      };
      return {
        name,
        id: name,
        label: t(`field.${field}`),
        help: isHelped(field) ? t(`help.${field}`) : undefined,
        required: isRequired(field),
        rules,
        validateOnBlur: true,
      };
    },
    [t],
  );
}

type HelpedField = (typeof helpedFields)[number];
