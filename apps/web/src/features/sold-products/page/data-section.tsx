import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { findings } from '@pcf/domain/emission-data/completeness';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmissionDataView } from '../../../exchange/emission-data-view/emission-data-view.tsx';
import { FindingList } from '../../../exchange/emission-form/finding-list.tsx';
import { formSteps } from '../../../exchange/emission-form/use-step-progress.ts';
import type { SoldProduct } from '../../../exchange/sold-products.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../../lib/use-may-call.ts';
import kit from '../../../ui/kit.module.css';
import { downloadSoldProductDocument } from '../download-document.ts';
import classes from './data-section.module.css';

interface DataSectionProps {
  soldProduct: SoldProduct;
  data: EmissionData;
}

/** What a customer would be sent, and what is missing before anybody can be. */
export function DataSection({ soldProduct: { id, complete, itemData }, data }: DataSectionProps) {
  const { t } = useTranslation('templates');
  const mayEdit = useMayCall()('updateTemplate');
  const { mutate: download } = useMutation({ ...downloadSoldProductDocument(id), onError: showProblemToast });
  return (
    <section className={`${kit.stack12} ${kit.oneColumn}`} aria-labelledby="data">
      <h2 id="data" className={classes.title}>
        {t('data.title')}
      </h2>
      {complete || !mayEdit ? null : <MissingFields soldProductId={id} data={data} itemData={itemData} />}
      <EmissionDataView
        data={data}
        calculation={itemData && calculationSummary(itemData)}
        itemData={itemData}
        onDownload={download}
      />
    </section>
  );
}

interface MissingFieldsProps {
  soldProductId: string;
  data: EmissionData;
  itemData: ItemData | null;
}

/** What stands against answering with it, step by step as the form asks for it. */
function MissingFields({ soldProductId, data, itemData }: MissingFieldsProps) {
  const { t } = useTranslation(['templates', 'emissionData']);
  const found = findings(data, itemData, { currentYear: new Date().getFullYear() });
  if (found.length === 0) return null;
  return (
    <section className={`${kit.stack8} ${classes.card}`} aria-labelledby="missing">
      <h3 id="missing" className={classes.missingFieldsTitle}>
        {t('data.missing', { count: found.length })}
      </h3>
      <p className={kit.reading}>{t('data.missingText')}</p>
      {formSteps
        .map((step) => ({ step, ofStep: found.filter((finding) => finding.step === step) }))
        .filter(({ ofStep }) => ofStep.length > 0)
        .map(({ step, ofStep }) => (
          <div key={step}>
            <Link
              className={`${kit.strongLink} ${classes.link}`}
              to={`/products/sold/$soldProductId/emissions-data/${step}`}
              params={{ soldProductId }}
            >
              {t(`emissionData:step.${step}`)}
            </Link>
            <FindingList findings={ofStep} />
          </div>
        ))}
    </section>
  );
}
