import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmissionDataView } from '../../../../exchange/emission-data-view/emission-data-view.tsx';
import { downloadTemplateDocument } from '../../../../exchange/sold-products/download-template-document.ts';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';
import classes from './data-section.module.css';
import { MissingFields } from './missing-fields.tsx';

interface DataSectionProps {
  template: Template;
  data: EmissionData;
}

/** What a customer would be sent, and what is missing before anybody can be. */
export function DataSection({ template: { id, complete, itemData }, data }: DataSectionProps) {
  const { t } = useTranslation('templates');
  const { mutate: download } = useMutation({ ...downloadTemplateDocument(id), onError: showProblemToast });
  return (
    <section className={classes.section} aria-labelledby="data">
      <h2 id="data" className={classes.title}>
        {t('data.title')}
      </h2>
      {complete ? null : <MissingFields templateId={id} data={data} itemData={itemData} />}
      <EmissionDataView
        data={data}
        calculation={itemData && calculationSummary(itemData)}
        itemData={itemData}
        onDownload={download}
      />
    </section>
  );
}
