import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { EmissionDataView } from '../emission-data-view/emission-data-view.tsx';
import { sendableValues } from '../emission-form/sendable-values.ts';
import { useEditorWork } from './editor-work.ts';

/** The form as others will see it; the rows of a calculation only where they are shared. */
export function SharedData({ withRows }: { withRows: boolean }) {
  const { form, downloadDocument } = useEditorWork();
  const values = sendableValues(form.getValues());
  const { data, itemData } = relevantData(values.data, values.itemData);
  return (
    <EmissionDataView
      data={data}
      calculation={itemData && calculationSummary(itemData)}
      itemData={withRows ? itemData : null}
      onDownload={downloadDocument}
    />
  );
}
