import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useTranslation } from 'react-i18next';
import { DataGroup, DataPart } from './data-group.tsx';
import { DocumentsList, type DocumentsListProps } from './documents-list.tsx';
import { Facts } from './facts.tsx';
import type { FieldName } from './field-formats.ts';
import { SpecificRules } from './specific-rules.tsx';

interface MethodsGroupProps {
  data: EmissionData;
  onDownload: DocumentsListProps['onDownload'];
}

const methods: readonly FieldName[] = [
  'methodologies.standards',
  'methodologies.impactMethodology',
  'methodologies.ipccAssessmentReports',
  'methodologies.allocationMethods',
  'methodologies.biogenicIncluded',
  'methodologies.offsetsIncluded',
  'methodologies.packagingIncluded',
  'methodologies.exemptedEmissionsPercent',
  'methodologies.exemptedEmissionsReason',
  'methodologies.boundaryDescription',
];
const verification: readonly FieldName[] = [
  'verificationData.verified',
  'verificationData.provider',
  'verificationData.standard',
  'verificationData.date',
  'verificationData.coverage',
  'verificationData.level',
];
const plan: readonly FieldName[] = [
  'reductionPlan.hasPlan',
  'reductionPlan.targetPercent',
  'reductionPlan.targetYear',
  'reductionPlan.description',
];
const exchange: readonly FieldName[] = [
  'exchange.supplierProductName',
  'exchange.supplierReference',
  'exchange.productDescription',
  'exchange.productIds',
  'exchange.classifications',
  'exchange.validFrom',
  'exchange.noBiogenicOrLandPart',
  'exchange.noProductMass',
  'exchange.geographyCountrySubdivision',
  'exchange.fossilCarbonContent',
  'exchange.biogenicCarbonContent',
  'exchange.recycledCarbonContent',
  'exchange.packagingBiogenicCarbonContent',
  'exchange.ccuCarbonContent',
  'exchange.landCarbonLeakage',
  'exchange.landManagementFossilGhgEmissions',
  'exchange.landAreaOccupation',
  'exchange.ccsTechnologicalCO2CaptureIncluded',
  'exchange.technologicalCO2CaptureOrigin',
  'exchange.ccuCalculationApproach',
  'exchange.ccuCreditCertification',
  'exchange.allocationRulesDescription',
  'exchange.verificationComments',
];

/** How the figures came about, who checked them, and what is planned. */
export function MethodsGroup({ data, onDownload }: MethodsGroupProps) {
  const { t } = useTranslation(['emissionView', 'emissionData']);
  const { methodologies, verificationData, reductionPlan } = data;
  if (!methodologies && !verificationData && !reductionPlan && !data.exchange) return null;
  return (
    <DataGroup title={t('emissionData:step.methods')}>
      <Facts data={data} fields={methods} />
      <DocumentsList documents={methodologies?.documents} onDownload={onDownload} />
      {verificationData ? (
        <DataPart title={t('verification')}>
          <Facts data={data} fields={verification} />
          <DocumentsList documents={verificationData.documents} onDownload={onDownload} />
        </DataPart>
      ) : null}
      {reductionPlan ? (
        <DataPart title={t('plan')}>
          <Facts data={data} fields={plan} />
          <DocumentsList documents={reductionPlan.documents} onDownload={onDownload} />
        </DataPart>
      ) : null}
      {data.exchange ? (
        <DataPart title={t('exchange')}>
          <Facts data={data} fields={exchange}>
            <SpecificRules rules={data.exchange.productOrSectorSpecificRules} />
          </Facts>
        </DataPart>
      ) : null}
    </DataGroup>
  );
}
