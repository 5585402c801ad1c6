import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useTranslation } from 'react-i18next';
import { DataGroup, DataPart } from './data-group.tsx';
import { DocumentsList, type DocumentsListProps } from './documents-list.tsx';
import { FactorSources } from './factor-sources.tsx';
import { Facts } from './facts.tsx';
import { factsOf } from './facts-of.ts';

interface SourcesGroupProps {
  data: EmissionData;
  onDownload: DocumentsListProps['onDownload'];
}

const ratings = [
  'dataSources.dataQuality.technological',
  'dataSources.dataQuality.geographical',
  'dataSources.dataQuality.temporal',
] as const;

/** What the figures rest on. */
export function SourcesGroup({ data, onDownload }: SourcesGroupProps) {
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
