import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { useTranslation } from 'react-i18next';
import { EmissionDataView } from '../../../exchange/emission-data-view/emission-data-view.tsx';
import kit from '../../../ui/kit.module.css';
import type { EmissionAnswer, OwnSubmission } from './answer-calls.ts';
import { AnswerQuality } from './answer-quality.tsx';

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
      <h2 id="submitted" className={`${kit.heading} ${kit.below12}`}>
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

interface DraftAnswerProps {
  draft: NonNullable<EmissionAnswer['draft']>;
  onDownload: SubmittedAnswerProps['onDownload'];
}

/** What a colleague has entered so far, for somebody who only reads it. */
export function DraftAnswer({ draft: { data, itemData }, onDownload }: DraftAnswerProps) {
  const { t } = useTranslation('answer');
  return (
    <section aria-labelledby="draft">
      <h2 id="draft" className={`${kit.heading} ${kit.below12}`}>
        {t('readOnly.draft')}
      </h2>
      <EmissionDataView
        data={data}
        calculation={itemData ? calculationSummary(itemData) : null}
        itemData={itemData ?? null}
        onDownload={onDownload}
      />
    </section>
  );
}
