import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { EmissionDataView } from '../../../components/emission-data-view/emission-data-view.tsx';
import { sendableValues } from '../../../components/emission-form/sendable-values.ts';
import { useAnswerWork } from '../answer-work.ts';

/** The form as the customer will see it. */
export function SharedAnswer() {
  const { form, downloadDocument } = useAnswerWork();
  const values = sendableValues(form.getValues());
  const { data, itemData } = relevantData(values.data, values.itemData);
  return (
    <EmissionDataView
      data={data}
      calculation={itemData && calculationSummary(itemData)}
      itemData={values.shareRows ? itemData : null}
      onDownload={downloadDocument}
    />
  );
}
