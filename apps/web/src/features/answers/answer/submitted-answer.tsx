import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { useTranslation } from 'react-i18next';
import { EmissionDataView } from '../../../exchange/emission-data-view/emission-data-view.tsx';
import type { OwnSubmission } from './answer-calls.ts';
import { AnswerQuality } from './answer-quality.tsx';
import classes from './submission-list.module.css';

interface SubmittedAnswerProps {
  submission: OwnSubmission;
  customer: string;
  onDownload: (document: { readonly id: string; readonly name: string }) => void;
}

export function SubmittedAnswer({ submission, customer, onDownload }: SubmittedAnswerProps) {
  const { t } = useTranslation('answer');
  const { version, submittedAt, data, itemData } = submission;
  return (
    <section aria-labelledby="submitted">
      <h2 id="submitted" className={classes.title}>
        {t('readOnly.title', { version })}
      </h2>
      <EmissionDataView
        data={data}
        calculation={itemData && calculationSummary(itemData)}
        itemData={itemData}
        onDownload={onDownload}
      />
      <AnswerQuality data={data} submittedAt={submittedAt} customer={customer} />
    </section>
  );
}
