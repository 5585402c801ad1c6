import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { ConfirmedWarning } from '@pcf/contract/vocabulary/data-quality';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { DataGroup, DataPart } from './data-group.tsx';
import { DocumentsList, type DocumentsListProps } from './documents-list.tsx';
import { EmissionsGroup } from './emissions-group.tsx';
import { Facts } from './facts.tsx';
import { factsOf } from './facts-of.ts';
import type { FieldName } from './field-formats.ts';
import { useFieldWords } from './use-field-words.ts';

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

const ratings = [
  'dataSources.dataQuality.technological',
  'dataSources.dataQuality.geographical',
  'dataSources.dataQuality.temporal',
] as const;

interface EmissionDataViewProps {
  /** As `relevantData` gives them. */
  data: EmissionData;
  /** What a calculation comes to; null for every other answer. */
  calculation: Calculation | null;
  /** The rows of a calculation; null where they are not shared. */
  itemData: ItemData | null;
  /** Why an unlikely value is right all the same. */
  plausibilityConfirmation?: string | null;
  /** What is unlikely about the value, for the reviewer. */
  plausibilityWarnings?: readonly ConfirmedWarning[];
  /** Where the value and what is unlikely about it stand above already. */
  withoutHeadline?: boolean;
  onDownload: (document: ChosenDocument) => void;
}

/** All that an answer says, grouped as the form asks for it; what was not answered is left out. Needs a heading of the second level above. */
export function EmissionDataView(props: EmissionDataViewProps) {
  const { data, calculation, itemData, plausibilityConfirmation = null, plausibilityWarnings = [], onDownload } = props;
  const { withoutHeadline = false } = props;
  const { t } = useTranslation('emissionView');
  const unavailable = data.emissionValues?.granularity === 'UNAVAILABLE';
  return (
    <div className={`${kit.stack16} ${kit.shrinkable}`}>
      {unavailable ? (
        <DataGroup title={t('unavailable')}>
          <Facts data={data} fields={['emissionValues.unavailableReason', 'emissionValues.availableFrom']} />
        </DataGroup>
      ) : (
        <>
          <EmissionsGroup
            data={data}
            calculation={calculation}
            itemData={itemData}
            plausibilityConfirmation={plausibilityConfirmation}
            plausibilityWarnings={plausibilityWarnings}
            withoutHeadline={withoutHeadline}
          />
          <SourcesGroup data={data} onDownload={onDownload} />
          <MethodsGroup data={data} onDownload={onDownload} />
        </>
      )}
      {data.comment ? (
        <DataGroup title={t('comment')}>
          <p className={`${kit.reading} ${kit.breakable} ${kit.preLine}`}>{data.comment}</p>
        </DataGroup>
      ) : null}
    </div>
  );
}

interface SourcesGroupProps {
  data: EmissionData;
  onDownload: DocumentsListProps['onDownload'];
}

/** What the figures rest on. */
function SourcesGroup({ data, onDownload }: SourcesGroupProps) {
  const { t } = useTranslation(['emissionView', 'emissionData']);
  const { dataSources } = data;
  if (!dataSources) return null;
  return (
    <DataGroup title={t('emissionData:step.data')}>
      <Facts
        data={data}
        fields={[
          'dataSources.primaryDataShareType',
          'dataSources.shareOfPrimaryDataInEmissionFactor',
          'dataSources.geographicGranularity',
          'dataSources.regions',
          'dataSources.countries',
        ]}
      >
        <FactorSources sources={dataSources.emissionFactorSources} />
      </Facts>
      {factsOf(data, ratings).length > 0 ? (
        <DataPart title={t('quality')}>
          <Facts data={data} fields={ratings} />
        </DataPart>
      ) : null}
      <DocumentsList documents={dataSources.documents} onDownload={onDownload} />
    </DataGroup>
  );
}

type Sources = NonNullable<EmissionData['dataSources']>['emissionFactorSources'];

/** Where the factors are from, each with its version. */
function FactorSources({ sources }: { sources: Sources }) {
  const { t } = useTranslation('emissionView');
  const { text } = useFieldWords();
  if (!sources?.length) return null;
  const names = sources.map(({ source, sourceText, version }) => {
    const name = text('dataSources.emissionFactorSources.source', source, sourceText ?? null);
    return version ? `${name} (${version})` : name;
  });
  return (
    <div>
      <dt>{t('sources')}</dt>
      <dd>{names.join('\n')}</dd>
    </div>
  );
}

interface MethodsGroupProps {
  data: EmissionData;
  onDownload: DocumentsListProps['onDownload'];
}

/** How the figures came about, who checked them, and what is planned. */
function MethodsGroup({ data, onDownload }: MethodsGroupProps) {
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

type Rules = NonNullable<EmissionData['exchange']>['productOrSectorSpecificRules'];

/** The rules of a product or a sector that were followed, each with who publishes it. */
function SpecificRules({ rules }: { rules: Rules }) {
  const { t } = useTranslation('emissionView');
  const { text } = useFieldWords();
  if (!rules?.length) return null;
  const lines = rules.map(({ operator, otherOperatorName, ruleNames }) => {
    const name = operator
      ? text('exchange.productOrSectorSpecificRules.operator', operator, otherOperatorName ?? null)
      : null;
    return [name, ruleNames?.join(', ')].filter(Boolean).join(': ');
  });
  return (
    <div data-wide>
      <dt>{t('rules')}</dt>
      <dd>{lines.join('\n')}</dd>
    </div>
  );
}

export type EmissionValues = NonNullable<EmissionData['emissionValues']>;

type SubmittedData = NonNullable<OperationOutput<'getEmissionDetails'>['submission']>;

export type Calculation = NonNullable<SubmittedData['calculation']>;

export interface ChosenDocument {
  readonly id: string;
  readonly name: string;
}
