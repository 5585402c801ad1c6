import type { FieldName } from './field-formats.ts';

/** Fields that the form asks for in a question, or in words for one side only; whoever reads needs a name for them. */
export const askedFields = [
  'emissionValues.granularity',
  'emissionValues.unit',
  'emissionValues.unitText',
  'emissionValues.unitAmount',
  'emissionValues.lifecycleBoundary',
  'emissionValues.unavailableReason',
  'emissionValues.availableFrom',
  'emissionValues.confidence',
  'emissionValues.companyShare.basis',
  'dataSources.primaryDataShareType',
  'dataSources.geographicGranularity',
  'methodologies.allocationMethods',
  'methodologies.allocationMethodText',
  'methodologies.biogenicIncluded',
  'methodologies.offsetsIncluded',
  'methodologies.packagingIncluded',
  'verificationData.verified',
  'verificationData.provider',
  'verificationData.standard',
  'verificationData.date',
  'verificationData.coverage',
  'verificationData.level',
  'reductionPlan.hasPlan',
  'reductionPlan.targetPercent',
  'reductionPlan.targetYear',
  'reductionPlan.description',
] as const satisfies readonly FieldName[];

/** Answers that the form words as the supplier would say them. */
export const saidAnswers = ['SELF', 'SUPPLIER', 'UNKNOWN', 'PCF_CALCULATION_MODEL', 'PCF_PROGRAM'] as const;
