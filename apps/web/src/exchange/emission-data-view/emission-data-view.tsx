import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { ConfirmedWarning } from '@pcf/contract/vocabulary/plausibility-warning';
import { useTranslation } from 'react-i18next';
import { DataGroup } from './data-group.tsx';
import classes from './emission-data-view.module.css';
import { EmissionsGroup } from './emissions-group.tsx';
import { Facts } from './facts.tsx';
import { MethodsGroup } from './methods-group.tsx';
import type { Calculation, ChosenDocument } from './shown-data.ts';
import { SourcesGroup } from './sources-group.tsx';

interface EmissionDataViewProps {
  /** As `relevantData` gives them. */
  data: EmissionData;
  /** What a calculation comes to; null for every other answer. */
  calculation: Calculation | null;
  /** The rows of a calculation; null where they are not shared. */
  itemData: ItemData | null;
  /** Why an unlikely value is right all the same. */
  plausibilityConfirmation?: string | null;
  /** What is unlikely about the value, for whoever reviews it. */
  plausibilityWarnings?: readonly ConfirmedWarning[];
  onDownload: (document: ChosenDocument) => void;
}

/** All that an answer says, grouped as the form asks for it; what was not answered is left out. Needs a heading of the second level above. */
export function EmissionDataView(props: EmissionDataViewProps) {
  const { data, calculation, itemData, plausibilityConfirmation = null, plausibilityWarnings = [], onDownload } = props;
  const { t } = useTranslation('emissionView');
  const unavailable = data.emissionValues?.granularity === 'UNAVAILABLE';
  return (
    <div className={classes.view}>
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
          />
          <SourcesGroup data={data} onDownload={onDownload} />
          <MethodsGroup data={data} onDownload={onDownload} />
        </>
      )}
      {data.comment ? (
        <DataGroup title={t('comment')}>
          <p className={classes.comment}>{data.comment}</p>
        </DataGroup>
      ) : null}
    </div>
  );
}
